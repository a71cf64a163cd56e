// How many game-protection nodes a peak of players needs.
import { whole } from './fields.ts';

export const shieldNodesFields = { users: whole(1, 1_000_000, 12_000) };

export const shieldNodes = (usersPerNode: number, { users }: { users: number }) => ({
  users,
  nodes: Math.ceil(users / usersPerNode),
});
