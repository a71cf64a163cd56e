// The drawing over an article, by the name its front matter gives; magenta marks what the article is about.
import type { ReactNode } from 'react';
import css from './ArticleDrawing.module.css';
import { hatch, HatchPattern } from './HatchPattern.tsx';

const blocks = [
  [60, 190],
  [222, 128],
  [384, 66],
] as const;

const zones = blocks.map(([x, y]) => (
  <g key={x} transform={`translate(${x} ${y})`}>
    <path d="M0 0l90-45 90 45v44l-90 45-90-45zM0 0l90 45 90-45M90 45v44" />
    <path d="M180 0v44l-90 45V45z" fill={hatch} />
    <path d="M90-22v44M45 0h90" strokeOpacity=".35" />
  </g>
));

const ledger = (
  <>
    <g>
      <path d="M190 40h230v216H190z" />
      <path d="M420 40l14 14v216H204l-14-14h230z" fill={hatch} />
      <path d="M214 84h182M214 116h182M214 148h182M214 180h182M330 64v160" strokeOpacity=".35" />
    </g>
    <g>
      <path d="M348 196h54v24h-54z" />
    </g>
  </>
);

const route = (
  <>
    <g>
      <circle cx="140" cy="214" r="30" />
      <circle cx="140" cy="214" r="82" fill="none" strokeOpacity=".35" />
      <circle cx="140" cy="214" r="150" fill="none" strokeOpacity=".35" />
      <path d="M119 235a29.7 29.7 0 0 0 42-42z" fill={hatch} />
    </g>
    <g>
      <circle cx="494" cy="96" r="9" />
      <path d="M140 214Q300 40 485 93" fill="none" />
    </g>
  </>
);

const message = (
  <>
    <g>
      <path d="M150 60h210v120H230l-44 36v-36h-36z" />
      <path d="M360 60l14 12v120H244l-14-12h130z" fill={hatch} />
      <path d="M176 92h158M176 118h158M176 144h96" strokeOpacity=".35" />
    </g>
    <g>
      <circle cx="446" cy="178" r="62" />
      <path d="M446 132v46l32 20" fill="none" />
    </g>
  </>
);

const drawings: Readonly<Record<string, ReactNode>> = { zones, ledger, route, message };

export function ArticleDrawing({ name }: { name: string }) {
  return (
    <svg className={css.drawing} viewBox="0 0 624 300" aria-hidden="true">
      <HatchPattern />
      <path d="M0 60h624M0 120h624M0 180h624M0 240h624M104 0v300M208 0v300M312 0v300M416 0v300M520 0v300" />
      {drawings[name] ?? zones}
    </svg>
  );
}
