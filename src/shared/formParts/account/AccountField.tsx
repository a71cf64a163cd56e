// Shows a field of an account form by its kind; kinds that all forms have are shown by FieldView.
import { useLayoutEffect, useRef, useState } from 'react';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Field, TextField } from '../../forms/Form.ts';
import { useField, useForm } from '../FormContext.ts';
import { lengthOf } from '../../forms/rules.ts';
import { hasKind, passwordKindNames, passwordRange } from '../../forms/account/accountRules.ts';
import { FieldView } from '../FieldView.tsx';
import fields from '../fields.module.css';
import { Labelled, Tick } from '../FieldFrame.tsx';
import css from './AccountFields.module.css';

const step = 10;
const { least, most } = passwordRange;
const ticks = Array.from(
  { length: most + 1 },
  (_, at) => `M${at * step} ${at % step === 0 || at === least ? 0 : 5}V9`,
).join('');

/** Shows how far a new password meets the rule: a ruler of 30 characters with a mark at 8, and the kinds of characters. */
function PasswordMeter({ typed }: { typed: string }) {
  const { t } = useForm();
  const length = lengthOf(typed);
  return (
    <div className={css.meter}>
      <svg viewBox={`0 0 ${most * step} 16`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.min(length, most) * step} height="9" />
        <path d={`${ticks}M0 9H${most * step}M${least * step} 9V16`} />
      </svg>
      <ul>
        {passwordKindNames.map((kind) => {
          const met = hasKind(typed, kind);
          return (
            <li key={kind} className={met ? css.met : undefined}>
              <span
                key={`${met}`}
                aria-label={t(met ? 'password.has' : 'password.lacks', { kind: t(`password.${kind}`) })}
              >
                {t(`password.${kind}`)}
              </span>
            </li>
          );
        })}
        <li className={css.length}>{t('password.length', { count: length })}</li>
      </ul>
    </div>
  );
}

/** A password field with a button that shows the text; a new password is measured while typing. The server never fills it in. */
function PasswordInput({ field }: { field: TextField }) {
  const { name, hint, half, required, autocomplete, measured } = field;
  const { t } = useForm();
  const { id, error, describedBy } = useField(name, hint);
  const [visible, setVisible] = useState(false);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Typed, or filled in by the browser, before this code was loaded.
  useLayoutEffect(() => setTyped(input.current?.value ?? ''), []);
  return (
    <Labelled name={name} required={required} hint={hint} half={half}>
      <div>
        <div className={css.shown}>
          <input
            ref={input}
            className={fields.input}
            type={visible ? 'text' : 'password'}
            id={id}
            name={name}
            required={required}
            autoComplete={autocomplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onInput={measured ? ({ currentTarget }) => setTyped(currentTarget.value) : undefined}
          />
          <button
            type="button"
            className={css.show}
            aria-pressed={visible}
            aria-controls={id}
            onClick={() => setVisible(!visible)}
          >
            {t('password.show')}
          </button>
        </div>
        {measured && <PasswordMeter typed={typed} />}
      </div>
    </Labelled>
  );
}

/** The calling codes of all countries. In a static part, so that this long list is sent only once, as HTML. */
export const AreaCode = /*#__PURE__*/ staticPart(
  'AreaCode',
  function AreaCode({ chosen }: { chosen: string }) {
    const t = useT('forms');
    const countries = useNeed('countries');
    const { locale } = usePage();
    const home = countries.find(({ code }) => code === locale.home);
    const first = chosen || (home ? `+${home.callingCode}` : '');
    return (
      <select
        className={fields.input}
        name="areaCode"
        aria-label={t('fields.areaCode.label')}
        autoComplete="tel-country-code"
        defaultValue={first}
      >
        <option value="">+</option>
        {countries.map(({ code, name, callingCode }) => (
          <option key={code} value={`+${callingCode}`}>
            {`+${callingCode} ${name}`}
          </option>
        ))}
      </select>
    );
  },
  'request',
);

/** Links to the documents that a new account's owner agrees to, each in a new window. */
const AgreementLinks = /*#__PURE__*/ staticPart(
  'AgreementLinks',
  function AgreementLinks() {
    const t = useT('forms');
    const { has, href } = usePage();
    return (
      <p className={css.terms}>
        {(['disclaimer', 'privacy'] as const).map((page) => {
          // Without a translation it links to the English document, and the link's text says so.
          const inOwn = has(page);
          return (
            <a
              key={page}
              href={href(page, inOwn ? {} : { locale: 'en' })}
              hrefLang={inOwn ? undefined : 'en'}
              target="_blank"
              rel="noopener"
            >
              {t(`agreement.${page}`)}
            </a>
          );
        })}
        <span>{t('agreement.opens')}</span>
      </p>
    );
  },
  'page',
);

/** A telephone number, with the country's calling code before it. */
function MobileInput({ field: { name, required, half, autocomplete } }: { field: TextField }) {
  const { values } = useForm();
  const { id, value, error, describedBy } = useField(name);
  return (
    <Labelled name={name} required={required} half={half}>
      <div className={css.tel}>
        <AreaCode chosen={String(values.areaCode ?? '')} />
        <input
          className={fields.input}
          type="tel"
          id={id}
          name={name}
          defaultValue={String(value)}
          autoComplete={autocomplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
      </div>
    </Labelled>
  );
}

/** Attributes that help phone keyboards, and prevent autocorrection of names. */
const typing = {
  plain: { autoCapitalize: 'none', spellCheck: false },
  code: { inputMode: 'numeric', maxLength: 12 },
} as const;

function PlainInput({ field, kind }: { field: TextField; kind: keyof typeof typing }) {
  const { name, required, hint, half, autocomplete } = field;
  const { id, value, error, describedBy } = useField(name, hint);
  return (
    <Labelled name={name} required={required} hint={hint} half={half}>
      <input
        {...typing[kind]}
        className={kind === 'code' ? `${fields.input} ${css.code}` : fields.input}
        id={id}
        name={name}
        required={required}
        defaultValue={String(value)}
        autoComplete={autocomplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </Labelled>
  );
}

export function AccountField({ field }: { field: Field }) {
  switch (field.kind) {
    case 'agreement':
      return (
        <Tick name={field.name} required>
          <AgreementLinks />
        </Tick>
      );
    case 'password':
      return <PasswordInput field={field} />;
    case 'tel':
      return <MobileInput field={field} />;
    case 'plain':
    case 'code':
      return <PlainInput field={field} kind={field.kind} />;
    default:
      return <FieldView field={field} />;
  }
}
