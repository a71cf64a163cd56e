// Shows a field by its kind; attachments are shown by the form itself.
import { use } from 'react';
import { useFacts, usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { LiveHostContext, useHydrating } from '../live/LiveHost.ts';
import { useWishText } from '../wishes/useWishText.ts';
import type { ChoiceField, Field, TextField } from '../forms/Form.ts';
import { useField, useForm } from './FormContext.ts';
import { optionText } from '../forms/formTexts.ts';
import { HiddenValue } from './HiddenValue.tsx';
import { LegalLink } from '../ui/LegalLink.tsx';
import css from './fields.module.css';
import { FieldNotes, Labelled, Tick } from './FieldFrame.tsx';

/** Tells the visitor which wish the link to the form carried. */
const WishNote = /*#__PURE__*/ staticPart(
  'WishNote',
  function WishNote({ plan, type }: { plan: string; type: string }) {
    const t = useT('forms');
    const wish = useWishText(plan, type);
    return wish ? <p className={css.carried}>{t('brought', { plan: wish })}</p> : null;
  },
  'request',
);

/** Names the product whose page led to the form. */
const CarriedNote = /*#__PURE__*/ staticPart(
  'CarriedNote',
  function CarriedNote({ product: id }: { product: string }) {
    const t = useT('forms');
    const { has, isPage, page } = usePage();
    const product = isPage(id) && has(id) ? id : undefined;
    const productName = useT(product ?? 'home');
    if (!product || product === page.id) return null;
    return <p className={css.carried}>{t('prefilled', { product: productName('name') })}</p>;
  },
  'page',
);

/** A value carried by the link to the form: shown above the fields, and sent as a hidden field. */
function Carried({ name }: { name: string }) {
  const { values } = useForm();
  const { value } = useField(name);
  if (value === '') return null;
  const carried = String(value);
  const isChosen = ['services', 'cloudVersion'].some((choice) => values[choice]?.length);
  return (
    <>
      <HiddenValue name={name} first={carried} />
      {name === 'product' && isChosen && <CarriedNote product={carried} />}
      {name === 'plan' && <WishNote plan={carried} type="" />}
      {/* A plan already includes its type. */}
      {name === 'type' && !values['plan'] && <WishNote plan="" type={carried} />}
    </>
  );
}

const types: Readonly<Partial<Record<TextField['kind'], string>>> = { email: 'email', tel: 'tel' };

/** A text input or a textarea. */
function TextInput({ field }: { field: TextField }) {
  const { name, kind, required, hint, half, autocomplete, suggest, most, fixed } = field;
  const { t, counts } = useForm();
  const { id, value, error, describedBy } = useField(name, hint);
  const hydrating = useHydrating();
  const takenOver = Boolean(use(LiveHostContext)) && hydrating;
  const shared = {
    className: css.input,
    id,
    name,
    required,
    defaultValue: String(value),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  };
  const count = most && t('counter', { count: counts[name] ?? 0, max: most });
  return (
    <Labelled name={name} required={required} hint={hint} half={half}>
      {kind === 'message' ? (
        <div className={css.counted}>
          {/* While hydrating, React would overwrite typed text with the server's default value; it does not when that value is empty. */}
          <textarea {...shared} defaultValue={takenOver ? '' : shared.defaultValue} rows={7} />
          {count && (
            <p key={count} className={css.counter}>
              {count}
            </p>
          )}
        </div>
      ) : (
        <input
          {...shared}
          type={types[kind] ?? 'text'}
          readOnly={fixed}
          autoComplete={autocomplete}
          list={suggest && `list-${suggest}`}
        />
      )}
    </Labelled>
  );
}

/** A select; its first entry is empty. */
function SelectInput({ field }: { field: ChoiceField }) {
  const { name, required, hint, half, options } = field;
  const { t, locale } = useForm();
  const { id, value, error, describedBy } = useField(name, hint);
  return (
    <Labelled name={name} required={required} hint={hint} half={half}>
      <select
        className={css.input}
        id={id}
        name={name}
        required={required}
        defaultValue={String(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      >
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {optionText(t, locale, name, option)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Link to the privacy policy of a consent. */
const PolicyLink = /*#__PURE__*/ staticPart(
  'PolicyLink',
  function PolicyLink() {
    return <LegalLink to="privacy">{useT('forms')('policy')}</LegalLink>;
  },
  'page',
);

/** When the sales desk works, beside the question of when to reach the visitor. */
const DeskDays = /*#__PURE__*/ staticPart(
  'DeskDays',
  function DeskDays() {
    return <span className={css.quiet}>{useT('forms')('weekdays', useFacts())}</span>;
  },
  'page',
);

/** A group of radio buttons or checkboxes. */
function Choices({ field }: { field: ChoiceField }) {
  const { name, kind, required, options, hint } = field;
  const { t } = useForm();
  const { id, value, error, describedBy } = useField(name);
  const remarks = [kind === 'checks' && required && t('atLeastOne'), !required && t('optional')];
  return (
    <fieldset
      className={css.choices}
      aria-describedby={describedBy}
      aria-required={kind === 'radios' && required ? true : undefined}
      role={kind === 'radios' ? 'radiogroup' : undefined}
      aria-invalid={kind === 'radios' && error ? true : undefined}
    >
      <legend className={css.legend}>
        {t(`fields.${name}.label`)}
        {name === 'contactTime' && <DeskDays />}
        {remarks.filter(Boolean).map((remark) => (
          <span key={String(remark)} className={css.quiet}>
            {remark}
          </span>
        ))}
      </legend>
      <div className={css.cells}>
        {options.map((option, index) => (
          <label key={option} className={css.option}>
            <input
              type={kind === 'radios' ? 'radio' : 'checkbox'}
              id={index === 0 ? id : undefined}
              name={name}
              value={option}
              aria-invalid={kind === 'checks' && error ? true : undefined}
              defaultChecked={value === option || (Array.isArray(value) && value.includes(option))}
            />
            <span>{t(`options.${name}.${option}`)}</span>
            {hint && <small>{t(`fields.${name}.${option}`)}</small>}
          </label>
        ))}
      </div>
      {name === 'cloudVersion' && <p className={css.voucher}>{t('voucher')}</p>}
      <FieldNotes name={name} />
    </fieldset>
  );
}

export function FieldView({ field }: { field: Field }) {
  switch (field.kind) {
    case 'select':
      return <SelectInput field={field} />;
    case 'radios':
    case 'checks':
      return <Choices field={field} />;
    case 'tick':
      return (
        <Tick name={field.name} required={field.required}>
          <PolicyLink />
        </Tick>
      );
    case 'carried':
      return <Carried name={field.name} />;
    case 'files':
    // The half hours are shown beside the form.
    case 'slot':
    case 'agreement':
    case 'areaCode':
      return null;
    default:
      return <TextInput field={field} />;
  }
}
