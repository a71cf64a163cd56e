// The sender of files in tests where it makes no difference.
import type { Sender } from '../../src/server/store/fileRoom.ts';

export const sameSender: Sender = { address: 'address', network: 'network' };
