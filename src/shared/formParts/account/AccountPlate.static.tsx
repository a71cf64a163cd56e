// Beside a form of accounts: what one gets for it. The account's page, a bill, a code on a phone or in a mail, or a key.
import type { ReactNode } from 'react';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { usd } from '../../i18n/numbers.ts';
import type { AccountFormId } from '../../forms/AccountForm.ts';
import { BillDrawing } from './BillDrawing.tsx';
import css from './AccountPlate.module.css';
import section from './AccountSection.module.css';

/** Of an example, and in the form of ours. */
const digits = ['4', '8', '2', '9', '1', '3'];

function Cells() {
  return (
    <p className={css.cells}>
      {digits.map((digit, at) => (
        <b key={`${digit} ${String(at)}`}>{digit}</b>
      ))}
    </p>
  );
}

function Example() {
  return <small>{useT('pieces')('example')}</small>;
}

/** A key in the middle of rings: what a door is opened with. */
function KeyDrawing() {
  return (
    <svg className={css.key} viewBox="0 0 640 300" aria-hidden="true">
      {[70, 104, 140, 180, 226, 280, 344, 420, 510, 620].map((radius) => (
        <circle key={radius} cx="230" cy="150" r={radius} />
      ))}
      <path d="M230 114a36 36 0 1 0 .1 0M230 140a10 10 0 1 0 .1 0M266 150H440v36M398 150v26" />
    </svg>
  );
}

/** The page behind the door, with the two lists that it has. */
function Door() {
  const texts = useTranslator();
  const [t, forms] = [texts('account'), texts('forms')];
  return (
    <>
      <KeyDrawing />
      <div className={css.pane}>
        <header>
          <b>{t('h1')}</b>
          <Example />
        </header>
        <p>{t('leads.title')}</p>
        <ul>
          <li>
            <span>AWS · {forms('names.freeOpen')}</span>
            <b>{t('leads.answered')}</b>
          </li>
          <li>
            <span>CDN · {forms('names.consult')}</span>
            <span>{t('leads.waiting')}</span>
          </li>
        </ul>
        <p>{t('sessions.title')}</p>
        <ul>
          <li>
            <span>Chrome · Windows</span>
            <span>{t('sessions.now')}</span>
          </li>
          <li>
            <span>Safari · iOS</span>
            <u>{t('sessions.end')}</u>
          </li>
        </ul>
      </div>
    </>
  );
}

/** The example month of the AWS page, as one bill. */
function Bill() {
  const { locale } = usePage();
  const texts = useTranslator();
  const t = texts('register');
  const { payments = [] } = useNeed('clouds').awsService ?? {};
  const parts = payments.map((payment) => ({
    name: texts(payment.page)('name').replace('Microsoft ', ''),
    amount: usd(locale, payment.usd).replace(/^US\$\s?/, ''),
    usd: payment.usd,
  }));
  const sum = parts.reduce((total, part) => total + part.usd, 0);
  return (
    <div className={`${css.pane} ${css.bill}`}>
      <header>
        <b>{t('bill.title')}</b>
        <Example />
      </header>
      <BillDrawing parts={parts} />
      <p className={css.total}>
        <span>{t('bill.total')}</span>
        <b>{usd(locale, sum)}</b>
      </p>
    </div>
  );
}

/** The message with the code, as it comes. */
function Phone() {
  const { name } = useNeed('brand');
  return (
    <div className={css.phone}>
      <p className={css.clock}>
        22:14 <Example />
      </p>
      <div className={css.message}>
        <b>{name}</b>
        <p>{useT('accountMail')('sms', { code: digits.join('') })}</p>
      </div>
      <Cells />
    </div>
  );
}

function Letter() {
  const { name } = useNeed('brand');
  const t = useT('accountMail');
  return (
    <div className={`${css.pane} ${css.letter}`}>
      <header>
        <b>{name}</b>
        <Example />
      </header>
      <h2>{t('code.subject')}</h2>
      <p>{t('code.text')}</p>
      <Cells />
    </div>
  );
}

type Plate = { Shown: () => ReactNode; ground: 'water' | 'land'; captioned: string };

/** `captioned`: whose texts say what it shows. */
const plates: Readonly<Partial<Record<AccountFormId, Plate>>> = {
  login: { Shown: Door, ground: 'water', captioned: 'login' },
  register: { Shown: Bill, ground: 'water', captioned: 'register' },
  forgot: { Shown: Phone, ground: 'land', captioned: 'forget' },
  activate: { Shown: Letter, ground: 'land', captioned: 'activate' },
};
const keyPlate: Plate = { Shown: KeyDrawing, ground: 'water', captioned: 'hash' };

export const AccountPlate = /*#__PURE__*/ staticPart(
  'AccountPlate',
  function AccountPlate({ id }: { id: AccountFormId }) {
    const { Shown, ground, captioned } = plates[id] ?? keyPlate;
    const t = useT(captioned);
    return (
      <figure className={section.plate} data-ground={ground}>
        <div className={section.stays}>
          <div className={css.scene}>
            <Shown />
          </div>
          <figcaption>{t('caption')}</figcaption>
        </div>
      </figure>
    );
  },
  'page',
);
