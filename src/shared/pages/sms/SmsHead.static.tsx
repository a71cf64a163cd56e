// The head of the SMS page: a ring with a tick for every destination, those with a published price in magenta.
import { useNeed, type SmsPrice } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { countryNames } from '../../i18n/countryNames.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import plate from '../../sections/Plate.module.css';
import { usePageText } from '../../sections/usePageText.ts';
import { usd } from '../../ui/usd.ts';
import css from './SmsHead.module.css';
import '../../ui/charts/drawing.css';

const centre = { x: 300, y: 280 };
const rim = 150;
const names = 232;
/** Room for a name at either edge. */
const edge = 62;

function placeAt(turn: number, radius: number): { x: number; y: number } {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return {
    x: Math.round(centre.x + radius * Math.cos(angle)),
    y: Math.round(centre.y + radius * Math.sin(angle)),
  };
}

function Published({ price, turn }: { price: SmsPrice; turn: number }) {
  const { locale } = usePage();
  const [from, to] = [placeAt(turn, rim - 14), placeAt(turn, rim + 12)];
  const { x, y } = placeAt(turn, names);
  const at = { x: Math.min(Math.max(x, edge), 2 * centre.x - edge), textAnchor: 'middle' as const };
  return (
    <g>
      <path className="mag" pathLength="1" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <text className="bold halo" {...at} y={y - 4}>
        {countryNames(locale.iso).of(price.country)}
      </text>
      <text className="figure mark halo" {...at} y={y - 4} dy="1.25em">
        {usd(locale, price.usdPerSegment)}
      </text>
    </g>
  );
}

function DestinationRing() {
  const { t } = usePageText();
  const { countries } = useNeed('claims').sms;
  const { sms } = useNeed('prices');
  return (
    <figure className={plate.plate}>
      <div>
        <svg className="drawing" viewBox="0 0 600 560" role="img" aria-label={t('ring.title')}>
          <circle className={css.ticks} cx={centre.x} cy={centre.y} r={rim} pathLength={countries} />
          <circle className="line" cx={centre.x} cy={centre.y} r={rim - 14} />
          {sms.map((price, index) => (
            <Published key={price.country} price={price} turn={index / sms.length} />
          ))}
          <text className={css.count} x={centre.x} y={centre.y + 14} textAnchor="middle">
            {countries}
          </text>
          <text className="quiet" x={centre.x} y={centre.y + 26} dy="1.15em" textAnchor="middle">
            {t('ring.unit')}
          </text>
        </svg>
      </div>
      <figcaption>{t('ring.caption')}</figcaption>
    </figure>
  );
}

export const SmsHead = /*#__PURE__*/ staticPart(
  'SmsHead',
  function SmsHead() {
    return <HeadLedger first="#cost" second="talk" drawing={<DestinationRing />} />;
  },
  'page',
);
