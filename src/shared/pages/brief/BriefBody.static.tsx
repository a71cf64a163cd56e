// What a brief page teaches, in the form of its family, and how to go on.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { pointsOf } from '../../i18n/pointsOf.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { ContactFacts } from '../../ui/ContactFacts.tsx';
import css from './BriefBody.module.css';
import { QuoteBand } from '../../sections/QuoteBand.tsx';

function Points({ className }: { className?: string | undefined }) {
  const { page } = usePage();
  return (
    <div className={className}>
      {pointsOf(useT(page.id)).map(({ name, term, text }) => (
        <section key={name} id={page.anchors[name]}>
          <h2>{term}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

function ErrandBody() {
  const t = useT('layout');
  return (
    <div className={`${ui.wrap} ${ui.two} ${css.errand}`}>
      <Points className={css.steps} />
      <aside className={css.aside}>
        <h2>{t('contact.aside')}</h2>
        <ContactFacts />
      </aside>
    </div>
  );
}

export const BriefBody = /*#__PURE__*/ staticPart(
  'BriefBody',
  function BriefBody() {
    const { page } = usePage();
    const { family, form } = page;
    if (family === 'errand') return <ErrandBody />;
    return (
      <>
        <div className={ui.wrap}>
          <Points className={family === 'reach' ? css.legs : css.plates} />
        </div>
        {/* A page with a form of its own needs no way to another one. */}
        {!form && <QuoteBand />}
      </>
    );
  },
  'page',
);
