// A word that neither database can write: a deed that says it must not be done either.
import type { NewSecurityEvent, Word } from '../../src/server/store/securityLog.ts';

const nobody = { account: null, kind: 'login', outcome: 'done', network: '', device: '' };

export const unsayable: Word = { events: [nobody as unknown as NewSecurityEvent], messages: [] };
