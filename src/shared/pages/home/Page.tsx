// The home page: the offer at a glance, proofs, then clouds, industries, services, regions, news and contact.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { usePage, useFacts } from '../../app/PageContext.ts';
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
import { HatchPattern, hatch } from '../../ui/charts/HatchPattern.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import industries from './Industries.module.css';
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
    const facts = useFacts();
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
                  {t(`clouds.notes.${id}`, facts)}{' '}
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

type Profile = { id: 'live' | 'games' | 'retail'; curve: string; pages: readonly PageId[] };

/** Ends each curve outside of its 960 × 200 view, so that one path serves as fill and stroke. */
const below = 'v200H-9z';

/** Three invented curves of a day's traffic; the section says that they are illustrative. */
const profiles: readonly Profile[] = [
  {
    id: 'live',
    curve: `M-9 178H304c56 4 145-32 187-37s73 14 177 19 143-127 184-132 81 85 117 124${below}`,
    pages: ['cloudLive', 'cdn', 'awsGlobalAccelerator'],
  },
  {
    id: 'games',
    curve: `M-9 178H208c202 9 136-83 183-118s28 80 100 65 124 25 187 25 102-34 161-33 104 32 130 41${below}`,
    pages: ['coshield', 'ddos', 'server'],
  },
  {
    id: 'retail',
    curve: `M-9 1c26 81 61 180 248 184s175-48 249-39 68 31 148 33 133-52 185-50 67 24 90 25 49-61 58-72${below}`,
    pages: ['server', 'database', 'coflyer'],
  },
];

const hours = ['00', '03', '06', '09', '12', '15', '18', '21', '24'];

export const Industries = /*#__PURE__*/ staticPart(
  'Industries',
  function Industries() {
    const t = useT('home');
    return (
      <section className={`${ui.sec} ${industries.industries}`}>
        <div className={ui.wrap}>
          <SectionHead title={t('industries.title')}>{t('industries.text')}</SectionHead>
          {profiles.map(({ id, curve, pages }, index) => (
            <div key={id} className={industries.profile}>
              <div>
                <h3>{t(`industries.${id}.title`)}</h3>
                <PhoneFold title={t('industries.fold')}>
                  <p>{t(`industries.${id}.text`)}</p>
                  <ul>
                    {pages.map((page) => (
                      <li key={page}>
                        <PageLink to={page}>{t(`industries.links.${page}`)}</PageLink>
                      </li>
                    ))}
                  </ul>
                </PhoneFold>
              </div>
              <figure>
                <svg viewBox="0 0 960 200" preserveAspectRatio="none" aria-hidden="true">
                  {index === 0 && <HatchPattern />}
                  <path d={curve} fill={hatch} />
                </svg>
                <figcaption className={industries[id]}>{t(`industries.${id}.peak`)}</figcaption>
              </figure>
            </div>
          ))}
          <div className={industries.hours} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          <p>{t('industries.note')}</p>
        </div>
      </section>
    );
  },
  'page',
);
