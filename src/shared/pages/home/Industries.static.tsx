// Three industries by their traffic: what happens in a day, and which of our services handles it.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { PageId } from '../pages.ts';
import ui from '../../ui/common.module.css';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { SectionHead } from '../../ui/PageHead.tsx';
import css from './Industries.module.css';

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
      <section className={`${ui.sec} ${css.industries}`}>
        <div className={ui.wrap}>
          <SectionHead title={t('industries.title')}>{t('industries.text')}</SectionHead>
          {profiles.map(({ id, curve, pages }, index) => (
            <div key={id} className={css.profile}>
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
                <figcaption className={css[id]}>{t(`industries.${id}.peak`)}</figcaption>
              </figure>
            </div>
          ))}
          <div className={css.hours} aria-hidden="true">
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
