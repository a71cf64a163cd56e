// The question that a new customer answers before choosing how to start.
import { choice } from './fields.ts';

export const startWayFields = { know: choice(['no', 'yes'], 'no') };
