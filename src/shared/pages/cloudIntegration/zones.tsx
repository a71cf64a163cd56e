// Draws regions as towers by night, a window for each zone; below them runs one line into the next section.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import css from './zones.module.css';

type Words = {
  towers: readonly { name: string; zones: number }[];
  figure: string;
  lines: readonly string[];
  bill: string;
};

const round = (value: number) => Math.round(value * 10) / 10;
const repeated = (step: string, count: number) => step.repeat(count);

/** The lines beside the large figure, the first one bold. */
function Lines({
  lines,
  x,
  y,
  step,
  end,
}: {
  lines: readonly string[];
  x: number;
  y: number;
  step: number;
  end?: true;
}) {
  return lines.map((line, index) => (
    <text
      key={line}
      x={x}
      y={y + step * index}
      className={`${index === 0 ? 'hero-b' : 'hero-q'}${end ? ' hero-e' : ''}`}
    >
      {line}
    </text>
  ));
}

export function zonesWide({ towers, figure, lines, bill }: Words): Drawn {
  const [margin, ground, floor] = [80, 300, 25];
  const pitch = (1440 - 2 * margin) / towers.length;
  return {
    height: 830,
    body: (
      <>
        <path className="hero-ax" d={`M0 ${ground}H1440`} />
        {towers.map(({ name, zones }, index) => {
          const x = round(margin + pitch * (index + 0.5));
          return (
            <g key={name}>
              <path className={css.lit} d={`M${x - 12} ${ground - 8}${repeated(`h24v-15h-24zm0-${floor}`, zones)}`} />
              <text className={css.down} x={x} y={ground + 14}>
                {name}
              </text>
            </g>
          );
        })}
        <text x="74" y="184" className="hero-big hero-mg">
          {figure}
        </text>
        <Lines lines={lines} x={272} y={112} step={28} />
        <path className="hero-pk" d="M0 462H1376Q1400 462 1400 486V830" />
        <path className="hero-join" d="M1400 830V880" />
        <text x="1376" y="492" className="hero-e hero-b hero-mg">
          {bill}
        </text>
      </>
    ),
  };
}

export function zonesTall({ towers, figure, lines, bill }: Words): Drawn {
  const row = 18;
  const end = row * towers.length + 12;
  return {
    height: end + 44,
    body: (
      <>
        {towers.map(({ name, zones }, index) => {
          const y = row * (index + 1);
          return (
            <g key={name}>
              <text x="134" y={y} className="hero-e">
                {name}
              </text>
              <path className={css.lit} d={`M148 ${y}${repeated('v-11h15v11zm23.4 0', zones)}`} />
            </g>
          );
        })}
        <text x="376" y="62" className="hero-big hero-mg hero-e">
          {figure}
        </text>
        <Lines lines={lines} x={374} y={92} step={22} end />
        <path className="hero-pk" d={`M16 ${end}H350Q370 ${end} 370 ${end + 20}V${end + 44}`} />
        <path className="hero-join" d={`M370 ${end + 44}v28`} />
        <text x="354" y={end + 30} className="hero-e hero-b hero-mg">
          {bill}
        </text>
      </>
    ),
  };
}
