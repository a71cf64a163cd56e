// COBox: its two forms behind two tabs, each with its own content, then what both contain.
import { Fold } from '../../app/Fold.tsx';
import { usePage } from '../../app/PageContext.ts';
import { MonthBill } from '../../sections/calculators/MonthBill.static.tsx';
import { Comparison } from '../../sections/Comparison.static.tsx';
import { Drawing } from '../../sections/Drawing.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { CoboxHead } from './CoboxHead.static.tsx';
import { Screenshots } from './Screenshots.static.tsx';
import { shownTab } from './coboxTab.ts';
import { CoboxTabs } from './CoboxTabs.static.tsx';

function Multicloud() {
  return (
    <>
      <Table name="parts" />
      <MonthBill name="bill" ground="water" />
      <Statement name="labels" />
      <Steps name="weeks" />
    </>
  );
}

function Hosting() {
  return (
    <>
      <Drawing name="week" plate="week" />
      <Table name="roles" ground="land" />
      <Steps name="days" ground="water" />
      <Drawing name="gap" plate="gap" />
    </>
  );
}

export function Page() {
  const hosting = shownTab(usePage().query) === 'hosting';
  return (
    <>
      <CoboxHead />
      <CoboxTabs />
      <Fold />
      {hosting ? <Hosting /> : <Multicloud />}
      <Screenshots name="screens" />
      <Comparison name="features" ground="water" ours={hosting ? 2 : 1} />
      <Statement name="limits" />
      <Questions ground="land" />
      <Related to="cloudIntegration server faq" />
    </>
  );
}
