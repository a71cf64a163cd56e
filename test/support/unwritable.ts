// What neither database can write: a change of which it is told must not be done either.
import type { NewSecurityEvent, SecurityNews } from '../../src/server/store/securityLog.ts';

const nobody = { account: null, kind: 'login', outcome: 'done', network: '', device: '' };

export const unwritable: SecurityNews = { events: [nobody as unknown as NewSecurityEvent], mails: [] };
