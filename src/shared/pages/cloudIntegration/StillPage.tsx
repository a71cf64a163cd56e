// Which cloud for which part: a finder, the seven side by side, where they can run, four ways to use two, and when one is enough.
import { Fold } from '../../app/Fold.tsx';
import { Drawing } from '../../sections/Drawing.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { CloudFinder } from './CloudFinder.static.tsx';
import { CloudTable } from './CloudTable.static.tsx';
import { RegionList } from './RegionList.static.tsx';

export function Page() {
  return (
    <>
      <HeadPlate plate="fit" first="talk" second="#finder" />
      <Fold />
      <CloudFinder name="finder" ground="land" />
      <CloudTable name="compare" />
      <RegionList name="map" ground="water" />
      <Drawing name="patterns" plate="patterns" />
      <Table name="costs" ground="land" />
      <Table name="joining" />
      <Statement name="single" ground="water" />
      <Statement name="limits" />
      <Questions ground="land" />
      <Related to="cloudplatform alicloudMigration cloudCdn freeOpen" />
    </>
  );
}
