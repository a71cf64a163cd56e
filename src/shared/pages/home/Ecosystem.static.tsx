// How many suppliers become one desk: everything flows into COBox and comes out as four simple things.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { PageLink } from '../../ui/PageLink.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { clouds } from './cloudOffers.ts';
import css from './Ecosystem.module.css';

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

export const Ecosystem = /*#__PURE__*/ staticPart(
  'Ecosystem',
  function Ecosystem() {
    const t = useT('home');
    const suppliers = [...clouds, ...networks];
    return (
      <section className={`${css.ecosystem} ${ui.wrap}`}>
        <SectionHead title={t('ecosystem.title')}>{t('ecosystem.text')}</SectionHead>
        <div className={css.flow}>
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
          <p className={css.box}>
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
