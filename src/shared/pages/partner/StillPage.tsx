// About us: who we are, what becomes simpler, what we resell, where our offices are, how to work together, and what to ask any reseller.
import { Fold } from '../../app/Fold.tsx';
import { Drawing } from '../../sections/Drawing.static.tsx';
import { Figures } from '../../sections/Figures.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Offices } from '../../sections/Offices.static.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <>
      <HeadPlate plate="courses" first="talk" second="partner" />
      <Fold />
      <Statement name="about" />
      <Drawing name="dealings" plate="dealings" ground="water" />
      <OwnerPoints name="entity" settings="legal.entity company.founded" />
      <Table name="vendors" />
      <Proofs of="all" />
      <Offices name="offices" ground="land" />
      <Figures name="map" />
      <Statement name="together" ground="water" />
      <Table name="ask" />
      <Questions />
      <Related to="productService cooperation contactUs faq" />
    </>
  );
}
