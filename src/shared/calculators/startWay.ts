// What a new customer is asked before they choose how to begin.
import { choice } from './fields.ts';

export const startWayFields = { know: choice(['no', 'yes'], 'no') };
