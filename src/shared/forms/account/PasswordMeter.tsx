// How far a new password meets the rule: a ruler of 30 characters with a mark at 8, and the kinds of characters in it.
import { useForm } from '../live/FormContext.ts';
import { lengthOf } from '../rules.ts';
import { hasKind, passwordKindNames, passwordRange } from './accountRules.ts';
import css from './AccountFields.module.css';

const step = 10;
const { least, most } = passwordRange;
const ticks = Array.from(
  { length: most + 1 },
  (_, at) => `M${at * step} ${at % step === 0 || at === least ? 0 : 5}V9`,
).join('');

export function PasswordMeter({ typed }: { typed: string }) {
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
