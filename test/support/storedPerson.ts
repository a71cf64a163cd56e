// A person with an account in a store, and the limits on their codes and links.
import type { NewAccount } from '../../src/server/store/accounts.ts';
import type { Store } from '../../src/server/store/openStore.ts';

export const minute = 60_000;
export const person: NewAccount = {
  userName: 'Ada-1',
  email: 'Ada@example.com',
  mobile: '+886 912 345 678',
  password: 'hash',
  locale: 'en',
  agent: undefined,
};
export const link = (id: string, expiresAt = Number.MAX_SAFE_INTEGER) => ({ id, expiresAt, messages: [] });
export const tries = { key: 'tries', most: 20, everyMs: 24 * 60 * minute };
export const received = { key: 'received', most: 5, everyMs: 60 * minute };

/** Makes `count` of them in parallel. */
export const times = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

export async function withPerson(store: Store) {
  const account = await store.accounts.create(person, link('a1'));
  if (typeof account === 'string') throw new Error(account);
  return { store, account };
}

/** A code as it is sent, and as it is typed. */
export const codeOf = (account: string, purpose: 'activate' | 'reset', hash: string, expiresAt: number) => ({
  sent: { account, receiver: 'ada', purpose, hash, expiresAt },
  typed: { receivers: ['ada', 'phone of ada'], purpose, hash, tries: [tries] },
});
