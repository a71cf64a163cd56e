// The home page: the offer at a glance, proofs, then clouds, industries, services, regions, news and contact.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { livePart } from '../../live/livePart.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { PageId } from '../pages.ts';
import { ContactBand } from '../../sections/ContactBand.static.tsx';
import { ProofStrip } from '../../sections/Proofs.static.tsx';
import ui from '../../ui/common.module.css';
import { SectionHead } from '../../ui/PageHead.tsx';
import css from './Clouds.module.css';
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
      <ProofStrip />
      <Clouds />
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

const AdDialog = livePart(/* #__LOADABLE__ */ () => import('./AdDialogLive.tsx'), {
  needs: [],
  texts: [],
  when: 'needed',
});

type Supplier = { id: string; page: PageId; solution?: PageId };

/** Seven clouds and two networks that we sell, some with a page of our solution for it. */
const suppliers: readonly Supplier[] = [
  { id: 'aws', page: 'awsService', solution: 'awsGlobalAccelerator' },
  { id: 'google', page: 'gcpService' },
  { id: 'azure', page: 'azureCloud' },
  { id: 'alibaba', page: 'aliCloud', solution: 'alicloudMigration' },
  { id: 'tencent', page: 'tencentCloud', solution: 'tencentcloudLive' },
  { id: 'huawei', page: 'huaweiCloud' },
  { id: 'edgenext', page: 'edgeNext' },
  { id: 'cloudflare', page: 'cloudflareCloud' },
  { id: 'akamai', page: 'akamai' },
];

const results = ['account', 'bill', 'desk', 'currency'] as const;

const rowHeight = 10;
const middle = (count: number) => (count * rowHeight) / 2;

/** Lines from evenly spaced rows into a bundle at the middle; `toRows`: from the bundle to the rows. */
function bundle(count: number, toRows: boolean): string {
  return Array.from({ length: count }, (_, index) => {
    const row = (index + 0.5) * rowHeight;
    const strand = middle(count) + index - (count - 1) / 2;
    return toRows ? `M0 ${strand}C50 ${strand} 45 ${row} 100 ${row}` : `M0 ${row}C55 ${row} 50 ${strand} 100 ${strand}`;
  }).join('');
}

/** Which supplier is for what; all flow into COBox and come out as four results. */
const Clouds = /*#__PURE__*/ staticPart(
  'Clouds',
  function Clouds() {
    const t = useT('home');
    const texts = useTranslator();
    const { has } = usePage();
    return (
      <section className={`${ui.sec} ${ui.wrap}`}>
        <SectionHead title={t('clouds.title')}>{t('clouds.text')}</SectionHead>
        <div className={css.flow}>
          <ul>
            {suppliers.map(({ id, page, solution }) => (
              <li key={id}>
                <b>
                  <PageLink to={page}>{t(`clouds.names.${id}`)}</PageLink>
                </b>
                <p>
                  {t(`clouds.notes.${id}`)}{' '}
                  {solution && has(solution) && (
                    <PageLink to={solution} className={ui.more}>
                      {texts(solution)('name')}
                    </PageLink>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <svg viewBox={`0 0 100 ${2 * middle(suppliers.length)}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={bundle(suppliers.length, false)} />
          </svg>
          <p className={css.box}>
            COBox
            <small>{t('clouds.box')}</small>
          </p>
          <svg viewBox={`0 0 100 ${2 * middle(results.length)}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={bundle(results.length, true)} />
          </svg>
          <ul>
            {results.map((id) => (
              <li key={id}>
                <b>{t(`clouds.results.${id}.term`)}</b>
                {t(`clouds.results.${id}.text`)}
              </li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
  'page',
);

export const Hero = livePart(/* #__LOADABLE__ */ () => import('./HeroLive.tsx'), {
  needs: ['slides'],
  texts: ['slides'],
});
