// The text beside the form that closes a page: its purpose, the next steps, the owner's answers to buyers, and on a vendor's page a finder of services.
import { useNeed } from '../app/needs.ts';
import { useFacts, usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import type { OwnerKey } from '../owner/ownerSettings.ts';
import { useOwner } from '../owner/useOwner.ts';
import fields from './fields.module.css';
import css from './FormSection.module.css';

const ofThisPage = ['discounts', 'accounts.root', 'accounts.leaving', 'roundTrips'] as const;
const ofMessages = ['sms.undeliveredBilled', 'sms.senders'] as const;
const ofEveryOrder = ['invoice.kinds', 'payment.terms', 'support.languages'] as const;

/** The owner's settings that buyers ask about; empty ones are left out. */
function BuyerFacts() {
  const t = useT('owner');
  const { page } = usePage();
  const { text } = useOwner();
  const sends = page.id === 'sms' || page.id === 'coflyer';
  const keys: readonly OwnerKey[] = [...ofThisPage, ...(sends ? ofMessages : []), ...ofEveryOrder];
  const said = keys.flatMap((key) => {
    const words = text(key, page.id);
    return words === undefined ? [] : [{ key, words }];
  });
  if (said.length === 0) return null;
  return (
    <dl className={css.buyer}>
      {said.map(({ key, words }) => (
        <div key={key}>
          <dt>{t(`terms.${key}`)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function NeedFinder() {
  const t = useT('clouds');
  const { page, query, href } = usePage();
  const name = useT(page.id)('name');
  const services = useNeed('clouds')[page.id]?.services ?? {};
  const needs = Object.keys(services);
  const chosen = needs.find((need) => need === query.need);
  return (
    <form className={css.finder} method="get" action={href(page.id, { hash: 'form' })}>
      <label className={fields.label} htmlFor="form-need">
        {t('ask')}
      </label>
      <div>
        <select className={fields.input} id="form-need" name="need" defaultValue={chosen}>
          {needs.map((need) => (
            <option key={need} value={need}>
              {t(`needs.${need}`)}
            </option>
          ))}
        </select>
        <button className={ui.btn}>{t('find')}</button>
      </div>
      {chosen && (
        <output>
          {t('found', { need: t(`needs.${chosen}`), name, services: (services[chosen] ?? []).join(t('separator')) })}
        </output>
      )}
    </form>
  );
}

export const CloseWords = /*#__PURE__*/ staticPart(
  'CloseWords',
  function CloseWords({ own: asksItsOwn }: { own: 'yes' | '' }) {
    const t = useT('forms');
    const { page } = usePage();
    const facts = useFacts();
    const texts = useT(page.id);
    const own = (key: string) => texts(key, facts);
    const has = (key: string) => texts(key) !== key;
    const steps = [0, 1, 2].map((step) => `quote.next.${step}`).filter((step) => asksItsOwn && has(`${step}.term`));
    const key = `actions.${page.id}`;
    const title = has('quote.title') ? own('quote.title') : t(key);
    return (
      <>
        <h2>
          <Lines text={title === key || !asksItsOwn ? t('consult.title') : title} />
        </h2>
        {steps.length > 0 ? (
          <ol className={css.next}>
            {steps.map((step) => (
              <li key={step}>
                <b>{own(`${step}.term`)}</b>
                {own(`${step}.text`)}
              </li>
            ))}
          </ol>
        ) : (
          <p>{t('aside.enquiry')}</p>
        )}
        {page.common === 'clouds' && steps.length > 0 && <NeedFinder />}
        <BuyerFacts />
      </>
    );
  },
  'request',
);
