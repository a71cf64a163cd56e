// The thanks: the reference, what happens next and until when.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { answerPlace, fieldsOf, type Form } from '../Form.ts';
import css from './SentNotice.module.css';

export function SentNotice({ form, reference }: { form: Form; reference: string }) {
  const t = useT('forms');
  const { href, page, locale, query } = usePage();
  const mailNeeded = fieldsOf(form, locale.code).some(({ name, required }) => name === 'email' && required);
  return (
    <div id={answerPlace} className={css.sent} role="status" tabIndex={-1} data-sent={form.id}>
      <h2>{t(query.again ? 'sent.again' : 'sent.title')}</h2>
      <p className={css.reference}>{t('sent.reference', { reference })}</p>
      <p>{t(form.promise === 'activation' ? 'sent.activation' : 'sent.reply')}</p>
      <p>{t(mailNeeded ? 'sent.mail' : 'sent.mailIfGiven')}</p>
      <p className={ui.acts}>
        <a className={ui.btn} href={href(page.id)} data-reload="">
          {t('sent.another')}
        </a>
      </p>
    </div>
  );
}
