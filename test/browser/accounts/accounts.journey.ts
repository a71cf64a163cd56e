// The first way through an account in a real browser: activated by a mailed code, and its password set anew.
import { inside } from '../../support/app.ts';
import { goWholeWay } from '../../support/accountJourneys.ts';

inside('accounts in the browser', () => goWholeWay('the first'));
