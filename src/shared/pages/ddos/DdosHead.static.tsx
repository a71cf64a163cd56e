// Hero of the DDoS page: an attack as rows, one for each Gbps, that end at the filter; one thin line passes it.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { attackAbove, exampleAttack } from '../../calculators/exampleAttack.ts';
import { useT } from '../../i18n/useT.ts';
import { beyond, Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { PhoneLink } from '../../ui/ContactFacts.tsx';
import { joinTall } from '../../sections/heroes/joinTall.ts';
import { useFacts } from '../../app/PageContext.ts';

const { gbps, minutes, udpGbps, synGbps } = exampleAttack;
/** One row in so many is of the second kind. */
const synEvery = gbps / synGbps;
const isSyn = (row: number) => Math.floor(row / synEvery) !== Math.floor((row - 1) / synEvery);
const marks = [5, 10, 15, 20, 25];

type Labels = { kinds: string; filter: string; left: string; minute: (minute: number) => string };

/** All rows of a kind as one path; a row is as long as the attack reaches its Gbps, and the dash pattern starts anew in each. */
function rowsOf(syn: boolean, { width, ground, top }: { width: number; ground: number; top: number }): string {
  const step = (ground - top) / (gbps - 1);
  return Array.from({ length: gbps }, (_, row) => row)
    .filter((row) => isSyn(row) === syn)
    .map((row) => {
      const { from, to } = attackAbove(row + 1);
      // Shifts each row by an odd step, so that dashes form no columns.
      const shift = (row * 13) % 28;
      const [start, end] = [from, to].map((minute) => Math.round((minute / minutes) * width)) as [number, number];
      return `M${start - shift} ${Math.round((ground - row * step) * 10) / 10}H${end}`;
    })
    .join('');
}

const ticksOf = (width: number, y: number, long: number) =>
  Array.from(
    { length: minutes - 1 },
    (_, minute) => `M${Math.round(((minute + 1) / minutes) * width)} ${y}v${(minute + 1) % 5 ? long / 2 : long}`,
  ).join('');

function fieldWide({ kinds, filter, left, minute }: Labels): Drawn {
  const place = { width: 1440, ground: 386, top: 56 };
  return {
    height: 850,
    body: (
      <>
        <path className="hero-dash" d={rowsOf(false, place)} />
        <path className="hero-spot" d={rowsOf(true, place)} />
        <path className="hero-wall" d={`M${-beyond} 408H${1440 + beyond}`} />
        <path className="hero-ax" d={ticksOf(1440, 790, 16)} />
        <path className="hero-pk" d="M40 408V766Q40 790 64 790H1330Q1360 790 1360 820V850" />
        <path className="hero-join" d="M1360 850V910" />
        <text x="80" y="440" className="hero-q">
          {kinds}
        </text>
        <text x="1360" y="440" className="hero-e hero-b">
          {filter}
        </text>
        {marks.map((mark) => (
          <text key={mark} x={(mark / minutes) * 1440} y="830" className="hero-m hero-q">
            {minute(mark)}
          </text>
        ))}
        <text x="1350" y="770" className="hero-e hero-b hero-mg">
          {left}
        </text>
      </>
    ),
  };
}

function fieldTall({ kinds, filter, left, minute }: Labels): Drawn {
  const place = { width: 390, ground: 244, top: 10 };
  return {
    height: 384,
    body: (
      <>
        <path className="hero-dash" d={rowsOf(false, place)} />
        <path className="hero-spot" d={rowsOf(true, place)} />
        <path className="hero-wall" d="M0 258H390" />
        <path className="hero-ax" d={ticksOf(390, 346, 10)} />
        <path className="hero-pk" d="M0 258V330Q0 346 16 346H356Q372 346 372 362V384" />
        <path className="hero-join" d={joinTall(372, 384)} />
        <text x="16" y="284" className="hero-b">
          {filter}
        </text>
        <text x="16" y="308" className="hero-q">
          {kinds}
        </text>
        {marks.map((mark) => (
          <text key={mark} x={(mark / minutes) * 390} y="374" className="hero-m hero-q">
            {mark === 5 ? minute(mark) : mark}
          </text>
        ))}
        <text x="364" y="336" className="hero-e hero-b hero-mg">
          {left}
        </text>
      </>
    ),
  };
}

/** How to reach us during an attack: by phone, or by mail if the site has no phone number. */
function CallNow() {
  const t = useT('ddos');
  const { telphone, emailAddress } = useNeed('domainInfo');
  const [before, after] = t(telphone ? 'now.call' : 'now.write', { way: '|' }).split('|');
  return (
    <>
      {before}
      {telphone ? <PhoneLink telphone={telphone} /> : <a href={`mailto:${emailAddress}`}>{emailAddress}</a>}
      {after}
    </>
  );
}

export const DdosHead = /*#__PURE__*/ staticPart(
  'DdosHead',
  function DdosHead() {
    const t = useT('ddos');
    const values = { ...useFacts(), udp: udpGbps, syn: synGbps, minutes };
    const words = {
      kinds: t('field.kinds', values),
      filter: t('field.filter', values),
      left: t('field.left', values),
      minute: (minute: number) => t('field.minute', { minute }),
    };
    return (
      <Hero
        kind="field"
        title={t('field.title', values)}
        wide={fieldWide(words)}
        tall={fieldTall(words)}
        second="#find"
        more={<CallNow />}
      />
    );
  },
  'page',
);
