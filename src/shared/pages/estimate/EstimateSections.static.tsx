// Below the lines of the estimate: one more line from any list, its link, and where a printed one is signed.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { kindOf, lineCode } from '../../calculators/estimate.ts';
import type { LineKind, WantedLine } from '../../facts/Estimate.ts';
import type { Prices } from '../../facts/facts.ts';
import fields from '../../formParts/fields.module.css';
import { useT } from '../../i18n/useT.ts';
import { Section } from '../../sections/Section.tsx';
import { useFacts } from '../../sections/useFacts.ts';
import ui from '../../ui/common.module.css';
import { lineName } from '../../wishes/estimateText.ts';
import { BasketFields } from './BasketFields.tsx';
import css from './EstimateSections.module.css';
import { useEstimate } from './useEstimate.ts';

const yearly = 12;

/** Every price of the lists as a line of one, by list. */
const listed = ({ servers, bandwidth, cdnPacks, ddos, sms, prepaid }: Prices): Record<LineKind, WantedLine[]> => {
  const lines = (kind: LineKind, ids: readonly (string | number)[], quantity: number): WantedLine[] =>
    ids.map((id) => ({ kind, id: String(id), quantity, months: kindOf[kind].once ? 1 : yearly }));
  return {
    server: lines(
      'server',
      servers.map(({ type }) => type),
      1,
    ),
    traffic: lines('traffic', Object.keys(bandwidth.usdPerGb), 1000),
    pack: lines(
      'pack',
      cdnPacks.map(({ gb }) => gb),
      1,
    ),
    ddos: lines(
      'ddos',
      ddos.map(({ name }) => name),
      1,
    ),
    sms: lines(
      'sms',
      sms.map(({ country }) => country),
      1000,
    ),
    topUp: lines(
      'topUp',
      prepaid.map(({ payUsd }) => payUsd),
      1,
    ),
  };
};

const calculators = [
  ['server', 'find'],
  ['cdn', 'estimate'],
  ['ddos', 'find'],
  ['sms', 'cost'],
  ['prepaidcard', 'packs'],
] as const;

export const AddFromLists = /*#__PURE__*/ staticPart(
  'AddFromLists',
  function AddFromLists() {
    const t = useT('estimate');
    const { query, has, href } = usePage();
    const { prices, reader, money } = useEstimate();
    const pageNames = Object.fromEntries(calculators.map(([id]) => [id, reader.textsOf(id)('name')]));
    if (query.sent) return null;
    return (
      <Section name="add">
        <form className={css.add} method="post" action="/basket">
          <BasketFields />
          <div>
            <label className={fields.label} htmlFor="price">
              {t('add.label')}
            </label>
            <select className={fields.input} id="price" name="add">
              {Object.entries(listed(prices)).map(([kind, lines]) => (
                <optgroup key={kind} label={t(`lists.${kind}`)}>
                  {lines.map((line) => {
                    const usd = kindOf[line.kind].price(prices, { ...line, quantity: 1 }) ?? 0;
                    return (
                      <option key={line.id} value={lineCode(line)}>
                        {t(`offers.${kind}`, { name: lineName(line, reader), price: money(usd) })}
                      </option>
                    );
                  })}
                </optgroup>
              ))}
            </select>
          </div>
          <button className={`${ui.btn} ${ui.filled}`}>{t('add.action')}</button>
        </form>
        <ul className={css.calculators} aria-label={t('add.calculate')}>
          {calculators
            .filter(([id]) => has(id))
            .map(([id, hash]) => (
              <li key={id}>
                <a className={ui.more} href={href(id, { hash })}>
                  {pageNames[id]}
                </a>
              </li>
            ))}
        </ul>
      </Section>
    );
  },
  'request',
);

export const ShareLink = /*#__PURE__*/ staticPart(
  'ShareLink',
  function ShareLink() {
    const t = useT('estimate');
    const { query } = usePage();
    const { state, link, fileHref, estimate } = useEstimate();
    if (state !== 'open' || query.sent) return null;
    const mail = new URLSearchParams({ subject: estimate.name || t('name'), body: link });
    return (
      <Section name="share" ground="water">
        <div className={css.share}>
          <label className={fields.label} htmlFor="link">
            {t('share.label')}
          </label>
          <input className={fields.input} id="link" readOnly value={link} />
          <div className={ui.acts}>
            <a className={ui.btn} href={`mailto:?${String(mail).replaceAll('+', '%20')}`}>
              {t('share.mail')}
            </a>
            {(['csv', 'json'] as const).map((format) => (
              <a key={format} className={ui.btn} href={fileHref(format)} download="">
                {t('share.file', { format: format.toUpperCase() })}
              </a>
            ))}
          </div>
        </div>
      </Section>
    );
  },
  'request',
);

const signed = ['prepared', 'approved', 'date'] as const;

/** On paper only: whose estimate it is, what its prices rest on, and its link. */
export const SignBlock = /*#__PURE__*/ staticPart(
  'SignBlock',
  function SignBlock() {
    const t = useT('estimate');
    const facts = useFacts();
    const { query } = usePage();
    const { state, link } = useEstimate();
    if (state !== 'open' || query.sent) return null;
    return (
      <div className={`${ui.wrap} ${css.sign}`}>
        <p>{t('sign.text', facts)}</p>
        <dl>
          {signed.map((term) => (
            <div key={term}>
              <dt>{t(`sign.${term}`)}</dt>
              <dd />
            </div>
          ))}
        </dl>
        <p className={css.link}>{link}</p>
      </div>
    );
  },
  'request',
);
