// A calculator: a form sent to the page itself by GET, and its result in the same HTML; script is not needed.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import type { Fields, ValuesOf } from '../../calculators/fields.ts';
import { readQuery } from '../../calculators/readQuery.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Section, type Ground } from '../Section.tsx';
import css from './Calculator.module.css';
import { CalculatorField } from './CalculatorField.tsx';
import { decimalMark } from '../../ui/decimalMark.ts';
import { Kept } from './Kept.tsx';

/** What the outline of a page says about a calculator: the key of its texts, and its result's anchor where it has several. */
export type CalculatorProps = { name: string; ground?: Ground; result?: `result-${string}` };

type Props<Fs extends Fields> = CalculatorProps & {
  /** Key of its words in `calculators`. */
  words: string;
  fields: Fs;
  /** How an option reads whose name is no word of the calculator's own. */
  optionText?: ((option: string) => string | undefined) | undefined;
  children: (values: ValuesOf<Fs>) => ReactNode;
};

export function Calculator<Fs extends Fields>(props: Props<Fs>) {
  const { name, ground, words, fields, optionText, result = 'result', children } = props;
  const { page, query, locale, href } = usePage();
  const t = useT('calculators');
  const { values, faults, texts } = readQuery(fields, query, decimalMark(locale));
  // Where something is wrong, the address leads to the marked field: the place of the result is below it on a phone.
  const target = { id: result, tabIndex: -1 };
  // Who only chooses asks for no sum.
  const typed = Object.values(fields).some(({ kind }) => kind !== 'choice');
  return (
    <Section name={name} ground={ground}>
      <div className={css.plate} {...(values ? {} : target)}>
        <form className={css.form} method="get" action={href(page.id, { hash: result })}>
          <div className={css.fields}>
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
          <button className={`${ui.btn} ${css.send}`}>{t(typed ? 'calculate' : 'show')}</button>
        </form>
        <div className={css.result} {...(values ? target : {})}>
          {values ? children(values) : <p className={css.none}>{t('none')}</p>}
        </div>
      </div>
    </Section>
  );
}
