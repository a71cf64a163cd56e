// The whole life of an account in a real browser: activated, recovered, protected by a second factor, changed, and
// taken back from a stranger.
import { inside } from '../../support/app.ts';
import { goWholeWay, runs } from '../../support/accountJourneys.ts';

inside('accounts in the browser', () => goWholeWay(runs.filter(({ everyDay }) => everyDay)));
