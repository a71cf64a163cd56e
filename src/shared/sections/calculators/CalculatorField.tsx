// One field of a calculator with its label, and beside it what is wrong with its value.
import { usePage } from '../../app/PageContext.ts';
import type { Field } from '../../calculators/fields.ts';
import type { Fault } from '../../calculators/readQuery.ts';
import fields from '../../forms/ui/fields.module.css';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../ui/plainNumber.ts';

type Props = {
  id: string;
  name: string;
  field: Field;
  words: string;
  text: string;
  fault: Fault | undefined;
  optionText?: ((option: string) => string | undefined) | undefined;
};

/** More letters than a list beside another field shows on a phone; those of Chinese and Japanese are twice as wide. */
const isLong = (text: string): boolean => text.replaceAll(/[^ -\u024f]/g, '..').length > 10;

export function CalculatorField({ id, name, field, words, text, fault, optionText }: Props) {
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
