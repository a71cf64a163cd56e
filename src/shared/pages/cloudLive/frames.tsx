// Pictures of a show in their true sizes, one inside the other; the largest is the window.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import css from './frames.module.css';

type Frame = { width: number; height: number; name: string; rate: string; viewers: string };

/** So that the largest is as wide as the drawing, and all stand in its lower right corner. */
function placed(frames: readonly Frame[], across: number) {
  const scale = across / (frames[0]?.width ?? across);
  const whole = Math.round((frames[0]?.height ?? 0) * scale);
  return frames.map((frame, index) => {
    const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
    return { ...frame, area: { x: across - width, y: whole - height, width, height }, face: css[`frame${index}`] };
  });
}

export function framesWide(frames: readonly Frame[], fill: string): Drawn {
  return {
    height: 810,
    body: placed(frames, 1440).map(({ name, rate, viewers, area, face }, index) => {
      // The words of the page stand in the largest, so its own stand at its foot.
      const [x, y] = index === 0 ? [80, area.height - 98] : [area.x + 24, area.y + 44];
      return (
        <g key={name}>
          <rect {...area} className={face} />
          <text x={x} y={y} className="hero-b">
            {`${name}, ${rate}`}
          </text>
          <text x={x} y={y + 32} className={index === 0 ? 'hero-pr hero-mg' : 'hero-pr'}>
            {viewers}
          </text>
          {index === 0 && (
            <text x={x} y={y + 62} className="hero-q">
              {fill}
            </text>
          )}
        </g>
      );
    }),
  };
}

export function framesTall(frames: readonly Frame[], fill: string): Drawn {
  const all = placed(frames, 390);
  const foot = (all[0]?.area.height ?? 0) + 34;
  return {
    height: foot + 26 * all.length + 8,
    body: (
      <>
        {all.map(({ name, rate, viewers, area, face }, row) => (
          <g key={name}>
            <rect {...area} className={face} />
            <text x={area.x + 12} y={area.y + 19} className="hero-b">
              {name}
            </text>
            <text x="16" y={foot + 26 * (row + 1)}>
              {`${name}, ${rate}`}
            </text>
            <text x="374" y={foot + 26 * (row + 1)} className={row === 0 ? 'hero-b hero-e hero-mg' : 'hero-b hero-e'}>
              {viewers}
            </text>
          </g>
        ))}
        <text x="16" y={foot - 4} className="hero-q">
          {fill}
        </text>
      </>
    ),
  };
}
