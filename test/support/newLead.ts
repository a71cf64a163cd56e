// A lead as the form engine hands it to the store, with what a test wants to be different.
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
