// A lead as the form engine passes it to the store, with the differences that a test wants.
import { randomUUID } from 'node:crypto';
import type { NewLead } from '../../src/server/store/createLead.ts';

export function newLead(different: Partial<NewLead> = {}): NewLead {
  return {
    key: randomUUID(),
    form: 'contact',
    locale: 'zh_TW',
    desk: 'sales',
    createdAt: 1_000,
    dueAt: 2_000,
    values: { name: '王小明', services: ['cloud', 'sms'] },
    remoteHash: 'hash',
    trials: [],
    messages: () => [],
    ...different,
  };
}
