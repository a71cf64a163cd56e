// The home page: the offer at a glance, then clouds, partners, industries, services, regions, news and contact.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { livePart } from '../../live/livePart.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { PageId } from '../pages.ts';
import { ContactBand } from '../../sections/ContactBand.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import css from './Clouds.module.css';
import ecosystemCss from './Ecosystem.module.css';
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

/** The banner's dialog as the page holds it. */
const AdDialog = livePart(/* #__LOADABLE__ */ () => import('./AdDialogLive.tsx'), {
  needs: [],
  texts: [],
  when: 'needed',
});

/** The seven clouds against what we offer for each: a dot for the common contract, a filled one that leads to our own solution. */
const Clouds = /*#__PURE__*/ staticPart(
  'Clouds',
  function Clouds() {
    const t = useT('home');
    const { has } = usePage();
    const coverOf = (cover: (typeof clouds)[number]['covers'][(typeof offers)[number]]) =>
      cover === true || cover === 'domains' || (cover && has(cover)) ? cover : undefined;
    const columns = offers.filter((offer) => clouds.some(({ covers }) => coverOf(covers[offer])));
    return (
      <section className={`${ui.sec} ${ui.wrap}`}>
        <SectionHead title={t('clouds.title')}>{t('clouds.text')}</SectionHead>
        {/* The phone layout turns rows into grids, after which some browsers forget that this is a table. */}
        <table className={css.matrix} role="table">
          <caption className={ui.vh}>{t('clouds.caption')}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {t('clouds.brand')}
              </th>
              {columns.map((offer) => (
                <th key={offer} role="columnheader" scope="col">
                  <Lines text={t(`clouds.offers.${offer}`)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {clouds.map(({ id, page, covers }) => (
              <tr key={id} role="row">
                <th role="rowheader" scope="row">
                  <PageLink to={page}>{t(`clouds.names.${id}`)}</PageLink>
                  <span>{t(`clouds.notes.${id}`)}</span>
                </th>
                {columns.map((offer) => {
                  const cover = coverOf(covers[offer]);
                  return (
                    <td key={offer} role="cell">
                      {cover === true && <i role="img" aria-label={t('clouds.included')} />}
                      {cover === 'domains' && <i role="img" aria-label={t('clouds.domains')} />}
                      {cover && cover !== true && cover !== 'domains' && (
                        <PageLink to={cover}>
                          <span className={ui.vh}>{t('clouds.solution')}</span>
                        </PageLink>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.key}>
          <span>
            <b /> {t('clouds.solution')}
          </span>
          <span>
            <i /> {t('clouds.included')}
          </span>
        </p>
      </section>
    );
  },
  'page',
);

const networks = [
  { id: 'cloudflare', page: 'cloudflareCloud' },
  { id: 'akamai', page: 'akamai' },
] as const;

const results = ['account', 'bill', 'desk', 'currency'] as const;

const rowHeight = 10;
const middle = (count: number) => (count * rowHeight) / 2;

/** Lines from evenly spaced rows to a bundle around the middle, or back when reversed. */
function bundle(count: number, toRows: boolean): string {
  return Array.from({ length: count }, (_, index) => {
    const row = (index + 0.5) * rowHeight;
    const strand = middle(count) + index - (count - 1) / 2;
    return toRows ? `M0 ${strand}C50 ${strand} 45 ${row} 100 ${row}` : `M0 ${row}C55 ${row} 50 ${strand} 100 ${strand}`;
  }).join('');
}

/** How many suppliers become one desk: everything flows into COBox and comes out as four simple things. */
const Ecosystem = /*#__PURE__*/ staticPart(
  'Ecosystem',
  function Ecosystem() {
    const t = useT('home');
    const suppliers = [...clouds, ...networks];
    return (
      <section className={`${ecosystemCss.ecosystem} ${ui.wrap}`}>
        <SectionHead title={t('ecosystem.title')}>{t('ecosystem.text')}</SectionHead>
        <div className={ecosystemCss.flow}>
          <ul>
            {suppliers.map(({ id, page }) => (
              <li key={id}>
                <PageLink to={page}>{t(`clouds.names.${id}`)}</PageLink>
                <small>{t(`ecosystem.kinds.${id}`)}</small>
              </li>
            ))}
          </ul>
          <svg viewBox={`0 0 100 ${2 * middle(suppliers.length)}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={bundle(suppliers.length, false)} />
          </svg>
          <p className={ecosystemCss.box}>
            COBox
            <small>{t('ecosystem.box')}</small>
          </p>
          <svg viewBox={`0 0 100 ${2 * middle(results.length)}`} preserveAspectRatio="none" aria-hidden="true">
            <path d={bundle(results.length, true)} />
          </svg>
          <ul>
            {results.map((id) => (
              <li key={id}>
                <b>{t(`ecosystem.results.${id}.term`)}</b>
                {t(`ecosystem.results.${id}.text`)}
              </li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
  'page',
);

/** The home page's opening as the page holds it. */
export const Hero = livePart(/* #__LOADABLE__ */ () => import('./HeroLive.tsx'), {
  needs: ['slides'],
  texts: ['slides'],
});

/** Which of our offers covers which of the seven clouds: the same contract for all, and a page of our own where we made a solution. */
const offers = ['currency', 'bill', 'trial', 'migration', 'acceleration', 'live', 'edge'] as const;
type Offer = (typeof offers)[number];

/** True: part of the common contract. A page: we have a solution of our own for it. What moves to an edge is domains. */
type Cloud = { id: string; page: PageId; covers: Partial<Record<Offer, PageId | true | 'domains'>> };

const contract = { currency: true, bill: true, migration: true } as const;
const withTrial = { ...contract, trial: true } as const;

const clouds: readonly Cloud[] = [
  { id: 'aws', page: 'awsService', covers: { ...withTrial, acceleration: 'awsGlobalAccelerator' } },
  { id: 'google', page: 'gcpService', covers: withTrial },
  { id: 'azure', page: 'azureCloud', covers: withTrial },
  { id: 'alibaba', page: 'aliCloud', covers: { ...withTrial, migration: 'alicloudMigration' } },
  { id: 'tencent', page: 'tencentCloud', covers: { ...withTrial, live: 'tencentcloudLive' } },
  { id: 'huawei', page: 'huaweiCloud', covers: withTrial },
  { id: 'edgenext', page: 'edgeNext', covers: { ...contract, migration: 'domains', edge: 'edgeNext' } },
];
