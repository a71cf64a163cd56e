// The home page: the offer at a glance, then clouds, partners, industries, services, regions, news and contact.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { ContactBand } from '../../sections/ContactBand.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { AdDialog } from './AdDialog.ts';
import { Clouds } from './Clouds.static.tsx';
import { Ecosystem } from './Ecosystem.static.tsx';
import { Hero } from './Hero.ts';
import { Industries } from './Industries.static.tsx';
import { LatestNews } from './LatestNews.static.tsx';
import { RegionMap } from './RegionMap.static.tsx';
import { Services } from './Services.static.tsx';

export function Page() {
  return (
    <>
      <Later needs={['banners', 'slides']}>
        <Hero />
      </Later>
      <Fold />
      <Clouds />
      <Ecosystem />
      <Proofs of="all" />
      <Industries />
      <Services />
      <RegionMap />
      <LatestNews />
      <Later needs={['domainInfo']}>
        <ContactBand />
      </Later>
      <Later needs={['banners']}>
        <AdDialog />
      </Later>
    </>
  );
}
