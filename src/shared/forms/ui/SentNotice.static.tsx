// The thanks below the reference: what was sent along, what happens next and until when, and where to go on.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { formOn } from '../../pages/formPages.ts';
import type { PageId } from '../../pages/pages.ts';
import ui from '../../ui/common.module.css';
import { fieldsOf } from '../Form.ts';
import { optionText } from '../optionText.ts';
import { useWishText } from '../../wishes/useWishText.ts';
import { WayTo } from '../../ui/WayTo.tsx';
import css from './SentNotice.module.css';

const next: readonly PageId[] = ['faq', 'cloudIntegration', 'blog'];

export const SentNotice = /*#__PURE__*/ staticPart(
  'SentNotice',
  function SentNotice({ plan, type }: { plan: string; type: string }) {
    const t = useT('forms');
    const { href, has, page, locale } = usePage();
    const brought = useWishText(plan, type);
    const form = formOn(page.id);
    if (!form) return null;
    const fields = fieldsOf(form, locale.code);
    const chosen = fields.some((field) => field.name === 'plan' && 'options' in field && field.options.includes(plan));
    const wish = chosen ? optionText(t, locale, 'plan', plan) : brought;
    const mailNeeded = fields.some(({ name, required }) => name === 'email' && required);
    return (
      <>
        {wish && <p>{t('sent.brought', { plan: wish })}</p>}
        <p>{t(form.promise === 'activation' ? 'sent.activation' : 'sent.reply')}</p>
        <p>{t(mailNeeded ? 'sent.mail' : 'sent.mailIfGiven')}</p>
        <h3>{t('sent.next')}</h3>
        <ul className={css.next}>
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
