// A calculator: a form that sends its fields to the page by GET, and the result in the same HTML. It needs no script.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import type { AskedField, Fields, ValuesOf } from '../../calculators/fields.ts';
import { readQuery, type QueryFault } from '../../calculators/readQuery.ts';
import { useT } from '../../i18n/useT.ts';
import { decimalMark, plainNumber } from '../../i18n/numbers.ts';
import { Kept } from '../Kept.tsx';
import ui from '../../ui/common.module.css';
import { Section, type Ground } from '../Section.tsx';
import css from './Calculator.module.css';
import fields from '../../formParts/fields.module.css';
import rowCss from './CalculatorRow.module.css';
import type { WantedLine } from '../../facts/Estimate.ts';
import { AddLine } from '../AddLine.tsx';

type CalculatorFieldProps = {
  id: string;
  name: string;
  field: AskedField;
  words: string;
  text: string;
  fault: QueryFault | undefined;
  optionText?: ((option: string) => string | undefined) | undefined;
};

/** Whether a text is longer than a list beside another field shows on a phone. Chinese and Japanese letters count twice. */
const isLong = (text: string): boolean => text.replaceAll(/[^ -\u024f]/g, '..').length > 10;

/** A field of a calculator with its label and its error. */
function CalculatorField({ id, name, field, words, text, fault, optionText }: CalculatorFieldProps) {
  const t = useT('calculators');
  const { locale } = usePage();
  const described = { 'aria-invalid': fault && true, 'aria-describedby': fault && `${id}-e` };
  const textOf = (option: string) => optionText?.(option) ?? t(`${words}.options.${option}`);
  const isWide = field.kind === 'choice' && field.options.some((option) => isLong(textOf(option)));
  return (
    <div className={fields.field} data-wide={isWide ? '' : undefined}>
      <label className={fields.label} htmlFor={id}>
        {t(`${words}.fields.${name}`)}
        {field.initial === undefined && <span className={fields.quiet}>{t('optional')}</span>}
      </label>
      {field.kind === 'choice' ? (
        <select className={fields.input} id={id} name={name} defaultValue={text} {...described}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {textOf(option)}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={fields.input}
          id={id}
          name={name}
          type={field.kind === 'time' ? 'time' : 'text'}
          inputMode={field.kind === 'time' ? undefined : field.decimals > 0 ? 'decimal' : 'numeric'}
          required={field.initial !== undefined}
          autoComplete="off"
          defaultValue={text}
          {...described}
        />
      )}
      {fault && (
        <p className={fields.error} id={`${id}-e`}>
          {t(`faults.${fault.key}`, { min: plainNumber(locale, fault.min), max: plainNumber(locale, fault.max) })}
        </p>
      )}
    </div>
  );
}

/** Props that a page passes: key of the heading's texts, background, and the result's anchor if the page has several calculators. */
export type CalculatorProps = { name: string; ground?: Ground; result?: `result-${string}` };

type Props<Fs extends Fields> = CalculatorProps & {
  /** Key of its texts in the namespace `calculators`. */
  words: string;
  fields: Fs;
  /** Text of options that have none in `calculators`. */
  optionText?: ((option: string) => string | undefined) | undefined;
  /** `row`: the fields in one row across the page, the result below with a larger figure. */
  look?: 'row';
  /** Further content of the section, below the result. */
  below?: ReactNode;
  children: (values: ValuesOf<Fs>) => ReactNode;
};

export function Calculator<Fs extends Fields>(props: Props<Fs>) {
  const { name, ground, words, fields, optionText, look, below, result = 'result', children } = props;
  const { page, query, locale, href } = usePage();
  const t = useT('calculators');
  const { values, faults, texts } = readQuery(fields, query, decimalMark(locale));
  // The form's anchor is on the result, or on the form if a value is wrong: on phones the result is far below the fields.
  const target = { id: result, tabIndex: -1 };
  const classOf = (plate = '', row = '') => (look === 'row' ? `${plate} ${row}` : plate);
  // Without a typed number there is nothing to calculate, so the button says "show".
  const typed = Object.values(fields).some(({ kind }) => kind !== 'choice');
  return (
    <Section name={name} ground={ground}>
      <div className={look === 'row' ? rowCss.row : css.plate} {...(values ? {} : target)}>
        <form className={classOf(css.form, rowCss.ask)} method="get" action={href(page.id, { hash: result })}>
          <div className={classOf(css.fields, rowCss.inputs)}>
            {Object.entries(fields).map(([field, kind]) => (
              <CalculatorField
                key={field}
                id={`${name}-${field}`}
                name={field}
                field={kind}
                words={words}
                text={texts[field] ?? ''}
                fault={faults[field]}
                optionText={optionText}
              />
            ))}
          </div>
          <Kept but={Object.keys(fields)} />
          <button className={`${ui.btn} ${classOf(css.send, rowCss.go)}`}>{t(typed ? 'calculate' : 'show')}</button>
        </form>
        <div className={classOf(css.result, rowCss.answer)} {...(values ? target : {})}>
          {values ? children(values) : <p className={css.none}>{t('none')}</p>}
        </div>
      </div>
      {below}
    </Section>
  );
}

type AnswerProps = {
  figure: string;
  unit?: string | undefined;
  text?: string | undefined;
  /** Code of the result in links and forms. */
  wish: string;
  type?: string;
  /** The link is a button, for calculators with `look="row"`. */
  button?: boolean;
  /** The figure is a name, which may need two lines. */
  named?: boolean;
  /** The result as a line for the estimate. */
  line?: WantedLine | undefined;
  children?: ReactNode;
};

/** The result of a calculator: a large figure, its explanation, and a link that carries the result to the contact form. */
export function Answer({ figure, unit, text, wish, type, button = false, named = false, line, children }: AnswerProps) {
  const t = useT('calculators');
  const { page, href } = usePage();
  const query = { product: page.id, plan: wish, ...(type && { type }) };
  return (
    <>
      <output className={ui.num} data-named={named ? '' : undefined}>
        {figure}
        {unit && <small>{unit}</small>}
      </output>
      {text && <p>{text}</p>}
      {children}
      <div className={ui.acts}>
        <a className={button ? `${ui.btn} ${ui.go}` : ui.more} href={href('contactUs', { query })}>
          {t('send')}
        </a>
        {line && <AddLine line={line} />}
      </div>
    </>
  );
}

/** Parts of a result as terms and values. */
export function FactRows({ rows }: { rows: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
