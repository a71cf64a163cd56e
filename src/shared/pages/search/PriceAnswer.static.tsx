// The price that a search asks for, with what it is for, the figure, and how it is calculated.
import type { ReactNode } from 'react';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bySize, cdnMonth } from '../../calculators/cdnMonth.ts';
import { smsCost } from '../../calculators/smsCost.ts';
import { plainNumber, usd } from '../../i18n/numbers.ts';
import { packSize, trafficSize } from '../../i18n/units.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { type AskedPrice, askedPrice } from './askedPrice.ts';
import css from './PriceAnswer.module.css';

/** The price in the query, if its page exists in this language and the query does not select a kind of hits. */
function useAskedPrice(): AskedPrice | undefined {
  const { query, locale, has } = usePage();
  const prices = useNeed('prices');
  const [search, priceTexts] = [useT('search'), useT('prices')];
  if (query['in'] !== undefined) return undefined;
  const asked = askedPrice(query['q'] ?? '', { prices, locale, search, priceTexts });
  return asked && has(asked.kind) ? asked : undefined;
}

type Band = { asked: string; figure: string; unit: string; change: string; children: ReactNode };

/** Longest figure that fits its column at full size. */
const mostLetters = 8;

function AnswerBand({ asked, figure, unit, change, children }: Band) {
  const t = useT('search');
  return (
    <section className={css.answer}>
      <div className={`${ui.wrap} ${css.halves}`}>
        <div>
          <h2>{asked}</h2>
          <p className={css.figure}>
            <b data-long={figure.length > mostLetters ? '' : undefined}>{figure}</b> <span>{unit}</span>
          </p>
        </div>
        <div>
          {children}
          <p className={css.change}>
            <a href={change}>{t('answer.change')}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Parts of a sum side by side: start and end of each in percent of `most`. */
const shares = (parts: readonly number[], most: number): { from: number; to: number }[] =>
  parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, other) => sum + other, 0);
    return { from: (before / most) * 100, to: ((before + part) / most) * 100 };
  });

function Bar({ parts, most, marked }: { parts: readonly number[]; most: number; marked?: boolean }) {
  return (
    <svg className={marked ? css.marked : undefined} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {shares(parts, most).map(({ from, to }) => (
        <path key={from} d={`M${from.toFixed(2)} 0H${to.toFixed(2)}V10H${from.toFixed(2)}z`} />
      ))}
    </svg>
  );
}

function CdnAnswer({ region, place, gb }: Extract<AskedPrice, { kind: 'cdn' }>) {
  const t = useT('search');
  const zones = useT('prices');
  const { locale, href } = usePage();
  const { bandwidth, cdnPacks } = useNeed('prices');
  const { usd: sum, parts } = cdnMonth(bandwidth, cdnPacks, { region, gb, unit: 'gb' });
  const pack = bySize(cdnPacks).find((one) => one.gb >= gb);
  const most = Math.max(sum, pack?.platformUsd ?? 0);
  const zone = zones(`cdn.zones.${region}.name`);
  return (
    <AnswerBand
      asked={t('answer.cdn', {
        place: place === zone ? zone : t('answer.inZone', { place, zone }),
        size: trafficSize(locale, gb),
      })}
      figure={usd(locale, sum)}
      unit={t('answer.month')}
      change={href('cdn', { query: { region, gb: String(gb), unit: 'gb' }, hash: 'result' })}
    >
      <dl>
        <div>
          <dt>
            <b>{t('answer.tiers')}</b>
            {parts.map(({ gb: part, usdPerGb }) => (
              <small key={usdPerGb}>
                {t('answer.tier', { size: trafficSize(locale, part), price: usd(locale, usdPerGb) })}
              </small>
            ))}
          </dt>
          <dd>{usd(locale, sum)}</dd>
          <dd>
            <Bar parts={parts.map((part) => part.usd)} most={most} />
          </dd>
        </div>
        {pack && (
          <div>
            <dt>
              <b>{t('offers.pack', { size: packSize(pack.gb) })}</b>
              <small>{t('offers.packNote', { months: pack.months })}</small>
            </dt>
            <dd>{usd(locale, pack.platformUsd)}</dd>
            <dd>
              <Bar parts={[pack.platformUsd]} most={most} marked />
            </dd>
          </div>
        )}
      </dl>
    </AnswerBand>
  );
}

function SmsAnswer({ country, place, messages }: Extract<AskedPrice, { kind: 'sms' }>) {
  const t = useT('search');
  const { locale, href } = usePage();
  const asked = { to: country, set: 'ucs2', len: 1, n: messages } as const;
  const { usd: sum = 0, usdPerSegment = 0 } = smsCost(useNeed('prices').sms, asked);
  return (
    <AnswerBand
      asked={t('answer.sms', { place, count: messages, messages: plainNumber(locale, messages) })}
      figure={usd(locale, sum)}
      unit={t('answer.indicative')}
      change={href('sms', { query: { to: country, n: String(messages) }, hash: 'result' })}
    >
      <dl>
        <div>
          <dt>
            <b>{t('answer.each', { price: usd(locale, usdPerSegment) })}</b>
            <small>{t('answer.segment')}</small>
          </dt>
          <dd>{usd(locale, sum)}</dd>
        </div>
      </dl>
    </AnswerBand>
  );
}

export const PriceAnswer = /*#__PURE__*/ staticPart(
  'PriceAnswer',
  function PriceAnswer() {
    const asked = useAskedPrice();
    if (!asked) return null;
    return asked.kind === 'cdn' ? <CdnAnswer {...asked} /> : <SmsAnswer {...asked} />;
  },
  'request',
);
