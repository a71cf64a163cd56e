// The pack that was paid, as a pane beside the form: what is paid, credited and given on top; without a known pack, nothing.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { inBrackets, twd, usd } from '../../i18n/numbers.ts';
import { Linked } from '../../sections/Linked.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Rosette } from '../../ui/charts/Rosette.tsx';
import css from './PackPane.module.css';

export const PackPane = /*#__PURE__*/ staticPart(
  'PackPane',
  function PackPane() {
    const { query, locale } = usePage();
    const { t } = usePageText();
    const pack = useNeed('prices').prepaid.find(({ payUsd }) => String(payUsd) === query['plan']);
    if (!pack) return null;
    const bonus = bonusOf(pack);
    const rows = [
      [
        'credit',
        `${usd(locale, pack.creditUsd)}${bonus.usd > 0 ? inBrackets(locale, `+${usd(locale, bonus.usd)}`) : ''}`,
      ],
      ['twd', twd(locale, pack.approxTwd)],
    ] as const;
    return (
      <div className={css.pane}>
        <Rosette payUsd={pack.payUsd} />
        <p>
          {t('note.paid')} <b>{usd(locale, pack.payUsd)}</b>
        </p>
        <dl>
          {rows.map(([row, value]) => (
            <div key={row}>
              <dt>{t(`note.${row}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Linked text={t('note.other')} />
        </p>
      </div>
    );
  },
  'request',
);
