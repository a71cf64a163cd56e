// The world map by night: a picture in the page's language, and over it lights that move while the reader scrolls.
import { useNeed } from '../../app/needs.ts';
import css from './NightMap.module.css';

export function NightMap() {
  const { night: picture } = useNeed('pictures');
  const { width, height, pulses } = useNeed('charts').night;
  return (
    <div className={css.frame}>
      <div>
        <img src={picture} width={width} height={height} alt="" loading="lazy" />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {pulses.map((route) => (
            <path key={route} pathLength="1" d={route} />
          ))}
        </svg>
      </div>
    </div>
  );
}
