// Questions answered on other pages, folded by page, with a tick for each.
import { usePage } from '../../app/PageContext.ts';
import { useT, useTranslator } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { SectionHead } from '../../ui/PageHead.tsx';
import faq from './Faq.module.css';
import { columnOf, pageColumns, placeOf } from './faqGroups.ts';
import css from './PageQuestions.module.css';
import type { Shown } from './useFaq.ts';

const [tick, pitch] = [5, 9];

function Ticks({ count }: { count: number }) {
  const ticks = Array.from({ length: count }, (_, index) => `M${index * pitch} 0h${tick}v12h-${tick}z`).join('');
  return (
    <svg width={count * pitch - (pitch - tick)} height="12" aria-hidden="true">
      <path d={ticks} />
    </svg>
  );
}

function Fold({ asked }: { asked: readonly Shown[] }) {
  const { href } = usePage();
  const page = asked[0]?.page ?? 'faq';
  const name = useTranslator()(page)('name');
  return (
    <details className={css.page}>
      <summary>
        <span>{name}</span>
        <Ticks count={asked.length} />
        <b>{asked.length}</b>
      </summary>
      <ul>
        {asked.map(({ id, question }) => (
          <li key={id}>
            <a href={href(page, { hash: `q-${id}` })}>{question}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function PageQuestions({ shown }: { shown: readonly Shown[] }) {
  const t = useT('faq');
  return (
    <section id="pages" className={faq.group} data-ground="water">
      <div className={ui.wrap}>
        <SectionHead title={t('pages.title', { count: shown.length })}>{t('pages.text')}</SectionHead>
        <div className={css.columns}>
          {pageColumns.map((column) => {
            const own = shown.filter(({ page }) => columnOf(page) === column);
            return (
              <div key={column}>
                <h3>
                  {t(`pages.${column}`)} <small>{own.length}</small>
                </h3>
                {[...new Set(own.map(({ page }) => page))]
                  .toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
                  .map((page) => (
                    <Fold key={page} asked={own.filter((one) => one.page === page)} />
                  ))}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
