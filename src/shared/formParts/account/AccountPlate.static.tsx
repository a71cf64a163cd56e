// The drawing beside an account form: the account page, a bill, a code on a phone or in a mail, or a key.
import type { ReactNode } from 'react';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { usd } from '../../i18n/numbers.ts';
import type { AccountFormId } from '../../forms/AccountForm.ts';
import css from './AccountPlate.module.css';
import section from './AccountSection.module.css';

/** An example code, in our format. */
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

/** A key in the middle of rings. */
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

/** The account page with its two lists, for logging in. */
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

type Part = { name: string; amount: string; usd: number };

/** In units of the drawing; `apart` is the height of a line of text. */
const [width, height, apart, column, words] = [440, 420, 34, 64, 100];

/** Positions of the texts: at the middle of their part, or moved as far as their neighbours need. */
function spread(middles: readonly number[], lowest: number, gap: number): number[] {
  const down = middles.reduce<number[]>((placed, middle, at) => {
    const least = at === 0 ? gap / 2 : (placed[at - 1] ?? 0) + gap;
    return [...placed, Math.max(middle, least)];
  }, []);
  return down.map((place, at) => Math.min(place, lowest - gap / 2 - (middles.length - 1 - at) * gap));
}

/** One bar for each vendor, as high as its amount, with its name beside it. */
function BillDrawing({ parts }: { parts: readonly Part[] }) {
  const sum = parts.reduce((total, { usd }) => total + usd, 0);
  const ends = parts.map((_, at) => (parts.slice(0, at + 1).reduce((total, { usd }) => total + usd, 0) / sum) * height);
  const bars = parts.map((part, at) => ({ ...part, from: ends[at - 1] ?? 0, to: ends[at] ?? height }));
  const places = spread(
    bars.map(({ from, to }) => (from + to) / 2),
    height,
    apart,
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      {bars.map(({ name, from, to }, at) => (
        <rect key={name} data-first={at === 0 ? '' : undefined} y={from} width={column} height={to - from} />
      ))}
      {bars.map(({ name, amount, from, to }, at) => {
        const [middle, place] = [(from + to) / 2, places[at] ?? 0];
        return (
          <g key={name}>
            <path d={`M${column} ${middle}L${words - 8} ${place}`} />
            <text x={words} y={place} dy=".36em">
              {name}
            </text>
            <text x={width} y={place} dy=".36em" textAnchor="end">
              {amount}
            </text>
          </g>
        );
      })}
    </svg>
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

/** The SMS with the code on a phone. */
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
      <p className={css.subject}>{t('code.subject')}</p>
      <p>{t('code.text')}</p>
      <Cells />
    </div>
  );
}

type Plate = { Shown: () => ReactNode; ground: 'water' | 'land'; captioned: string };

/** `captioned`: namespace of the caption. */
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
    const own = useT(captioned);
    return (
      <figure className={section.plate} data-ground={ground}>
        <div className={section.stays}>
          <div className={css.scene}>
            <Shown />
          </div>
          <figcaption>{own('caption')}</figcaption>
        </div>
      </figure>
    );
  },
  'page',
);
