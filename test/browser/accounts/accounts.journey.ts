// The whole way of an account in a real browser: activated, recovered, guarded by a second step, changed, and taken back from a stranger.
import { inside } from '../../support/app.ts';
import { goWholeWay, runs } from '../../support/accountJourneys.ts';

inside('accounts in the browser', () => goWholeWay(runs.filter(({ everyDay }) => everyDay)));
