// What a brief page teaches, in the form of its family, and how to go on.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { formOn } from '../../forms/forms.ts';
import { ContactFacts } from '../../ui/ContactFacts.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import type { PageId } from '../pages.ts';
import css from './BriefBody.module.css';
import { familyOf } from './families.ts';
import { QuoteBand } from './QuoteBand.tsx';

const points = ['a', 'b', 'c'] as const;
type Point = (typeof points)[number];

/** Points that menus lead to. */
const anchors: Partial<Record<PageId, Partial<Record<Point, string>>>> = {
  server: { c: 'cloud-phone' },
  partner: { b: 'about' },
};

function Points({ className }: { className?: string | undefined }) {
  const { page } = usePage();
  const t = useT(page.id);
  return (
    <div className={className}>
      {points.map((point) => (
        <section key={point} id={anchors[page.id]?.[point]}>
          <h2>{t(`points.${point}.term`)}</h2>
          <p>{t(`points.${point}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

function ErrandBody() {
  const t = useT('layout');
  return (
    <div className={`${ui.wrap} ${css.errand}`}>
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
    const family = familyOf(page.id);
    if (family === 'errand') return <ErrandBody />;
    return (
      <>
        <div className={ui.wrap}>
          <Points className={family === 'reach' ? css.legs : css.plates} />
        </div>
        {/* A page with a form of its own needs no way to another one. */}
        {!formOn(page.id) && <QuoteBand />}
      </>
    );
  },
  'page',
);
