// The thanks after a form was sent: a light that comes on, the reference to copy, the next steps, and links.
import { useNeed } from '../app/needs.ts';
import { useFacts, usePage } from '../app/PageContext.ts';
import type { PageId } from '../app/PageTypes.ts';
import { staticPart } from '../app/staticPart.tsx';
import { answerPlace, fieldsOf } from '../forms/Form.ts';
import { formNamed } from '../forms/forms.ts';
import { optionText } from '../forms/formTexts.ts';
import { withPacks } from '../forms/siteTerms.ts';
import { useT } from '../i18n/useT.ts';
import { livePart } from '../live/livePart.tsx';
import { Breadcrumb } from '../ui/PageHead.tsx';
import ui from '../ui/common.module.css';
import { WayTo } from '../ui/PageLink.tsx';
import { useWishText } from '../wishes/useWishText.ts';
import css from './SentBand.module.css';

/** The reference with its copy button, as a live part. */
const ReferencePart = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./ReferenceLive.tsx'), {
  needs: [],
  texts: ['reference'],
});

const rings = [60, 120, 190, 280, 400];

/** The drawing of a light, and the heading: the form was sent, or had been sent before. */
const SentTop = /*#__PURE__*/ staticPart(
  'SentTop',
  function SentTop({ heads }: { heads: string }) {
    const { page, query } = usePage();
    const name = useT(page.id)('name');
    const text = useT('forms')(query['again'] ? 'sent.again' : 'sent.title');
    return (
      <>
        <svg className={css.lamp} viewBox="-620 -214 1100 474" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          {rings.map((radius) => (
            <circle key={radius} className={css.ring} cx="240" cy="214" r={radius} />
          ))}
          <path className={css.beam} d="M240 214L-1800 466V-800H-352z" />
          <path className={css.flare} d="M250 196c6-64 50-112 128-126-12 76-56 120-128 126z" />
          <circle className={css.eye} cx="240" cy="214" r="17" />
          <circle className={css.pupil} cx="240" cy="214" r="5" />
        </svg>
        {heads && <Breadcrumb name={name} />}
        {heads ? <h1>{text}</h1> : <h2>{text}</h2>}
      </>
    );
  },
  'request',
);

const next: readonly PageId[] = ['faq', 'cloudIntegration', 'blog'];

/** Below the reference: the wish that was sent, what happens next and when, and links. */
const SentNotice = /*#__PURE__*/ staticPart(
  'SentNotice',
  function SentNotice() {
    const t = useT('forms');
    const facts = useFacts();
    const { href, has, page, locale, query } = usePage();
    const { plan = '', type = '' } = query;
    const brought = useWishText(plan, type);
    const { packs } = useNeed('forms');
    const form = formNamed(page.form ?? '');
    if (!form) return null;
    const fields = fieldsOf(withPacks(form, packs), locale);
    const chosen = fields.some((field) => field.name === 'plan' && 'options' in field && field.options.includes(plan));
    const wish = chosen ? optionText(t, locale, 'plan', plan) : brought;
    const mailNeeded = fields.some(({ name, required }) => name === 'email' && required);
    return (
      <>
        {wish && <p>{t('sent.brought', { plan: wish })}</p>}
        <p>{t(form.promise === 'activation' ? 'sent.activation' : 'sent.reply', facts)}</p>
        <p>{t(mailNeeded ? 'sent.mail' : 'sent.mailIfGiven')}</p>
        <ul className={css.next} aria-label={t('sent.next')}>
          {next
            .filter((id) => has(id))
            .map((id) => (
              <WayTo key={id} page={id} />
            ))}
        </ul>
        <p className={ui.acts}>
          <a className={ui.btn} href={href(page.id)} data-reload="">
            {t('sent.another')}
          </a>
        </p>
      </>
    );
  },
  'request',
);

/** `heads`: this band is the head of its page, with breadcrumb and h1. */
export function SentBand({ reference, heads = '' }: { reference: string; heads?: 'yes' | '' }) {
  return (
    <section className={css.lit} id="form">
      <div className={ui.wrap} id={answerPlace} role="status" tabIndex={-1}>
        <SentTop heads={heads} />
        <ReferencePart reference={reference} />
        <SentNotice />
      </div>
    </section>
  );
}
