// The thanks: the reference, what happens next and until when, and where to go on; or that nothing was sent under it.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { formOn } from '../../pages/formPages.ts';
import type { PageId } from '../../pages/pages.ts';
import ui from '../../ui/common.module.css';
import { answerPlace, fieldsOf } from '../Form.ts';
import draft from './DraftNotice.module.css';
import css from './SentNotice.module.css';

const next: readonly PageId[] = ['faq', 'cloudIntegration', 'blog'];

function Way({ to }: { to: PageId }) {
  const { href } = usePage();
  return (
    <li>
      <a className={ui.more} href={href(to)}>
        {useT(to)('name')}
      </a>
    </li>
  );
}

export const SentNotice = /*#__PURE__*/ staticPart(
  'SentNotice',
  function SentNotice({ reference, again }: { reference: string; again: string }) {
    const t = useT('forms');
    const { href, has, page, locale } = usePage();
    const form = formOn(page.id);
    if (!form) return null;
    if (reference === '') {
      return (
        <div id={answerPlace} className={draft.notice} role="status" tabIndex={-1}>
          <h2>{t('sent.lost')}</h2>
          <p>{t('sent.lostHint')}</p>
        </div>
      );
    }
    const mailNeeded = fieldsOf(form, locale.code).some(({ name, required }) => name === 'email' && required);
    // The number is an element of its own: one press marks all of it, and nothing else, to be copied.
    const [before, after] = t('sent.reference', { reference }).split(reference);
    return (
      <div id={answerPlace} className={css.sent} role="status" tabIndex={-1}>
        <h2>{t(again ? 'sent.again' : 'sent.title')}</h2>
        <p className={css.reference}>
          {before}
          <b>{reference}</b>
          {after}
        </p>
        <p>{t(form.promise === 'activation' ? 'sent.activation' : 'sent.reply')}</p>
        <p>{t(mailNeeded ? 'sent.mail' : 'sent.mailIfGiven')}</p>
        <h3>{t('sent.next')}</h3>
        <ul className={css.next}>
          {next
            .filter((id) => has(id))
            .map((id) => (
              <Way key={id} to={id} />
            ))}
        </ul>
        <p className={ui.acts}>
          <a className={ui.btn} href={href(page.id)} data-reload="">
            {t('sent.another')}
          </a>
        </p>
      </div>
    );
  },
  'request',
);
