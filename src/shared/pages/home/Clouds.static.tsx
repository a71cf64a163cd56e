// The seven clouds against what we offer for each: a dot for the common contract, a filled one that leads to our own solution.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { clouds, offers } from './cloudOffers.ts';
import css from './Clouds.module.css';

export const Clouds = /*#__PURE__*/ staticPart(
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
