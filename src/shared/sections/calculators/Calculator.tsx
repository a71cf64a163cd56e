// A calculator: a form sent to the page itself by GET, and its result in the same HTML; script is not needed.
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

type CalculatorFieldProps = {
  id: string;
  name: string;
  field: AskedField;
  words: string;
  text: string;
  fault: QueryFault | undefined;
  optionText?: ((option: string) => string | undefined) | undefined;
};

/** More letters than a list beside another field shows on a phone; those of Chinese and Japanese are twice as wide. */
const isLong = (text: string): boolean => text.replaceAll(/[^ -\u024f]/g, '..').length > 10;

/** One field of a calculator with its label, and beside it what is wrong with its value. */
function CalculatorField({ id, name, field, words, text, fault, optionText }: CalculatorFieldProps) {
  const t = useT('calculators');
  const { locale } = usePage();
  const described = { 'aria-invalid': fault && true, 'aria-describedby': fault && `${id}-e` };
  const textOf = (option: string) => optionText?.(option) ?? t(`${words}.options.${option}`);
  const isWide = field.kind === 'choice' && field.options.some((option) => isLong(textOf(option)));
  return (
    <div className={fields.field} data-wide={isWide ? '' : undefined} data-bad={fault ? '' : undefined}>
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

/** What the outline of a page says about a calculator: the key of its texts, and its result's anchor where it has several. */
export type CalculatorProps = { name: string; ground?: Ground; result?: `result-${string}` };

type Props<Fs extends Fields> = CalculatorProps & {
  /** Key of its words in `calculators`. */
  words: string;
  fields: Fs;
  /** How an option reads whose name is no word of the calculator's own. */
  optionText?: ((option: string) => string | undefined) | undefined;
  /** `row`: the fields in one row across the page, the answer as its largest figure below. */
  look?: 'row';
  /** What belongs to the answer in the same section. */
  below?: ReactNode;
  children: (values: ValuesOf<Fs>) => ReactNode;
};

export function Calculator<Fs extends Fields>(props: Props<Fs>) {
  const { name, ground, words, fields, optionText, look, below, result = 'result', children } = props;
  const { page, query, locale, href } = usePage();
  const t = useT('calculators');
  const { values, faults, texts } = readQuery(fields, query, decimalMark(locale));
  // Where something is wrong, the address leads to the marked field: the place of the result is below it on a phone.
  const target = { id: result, tabIndex: -1 };
  const classOf = (plate = '', row = '') => (look === 'row' ? `${plate} ${row}` : plate);
  // Who only chooses asks for no sum.
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
