// One banner of the hero: its words, its next steps and the drawing it asks for.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { PolarChart } from '../../ui/charts/PolarChart.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import css from './Hero.module.css';
import { PackPrice } from './PackPrice.tsx';
import { useOwnSlide } from './useOwnSlide.ts';

function Art({ name }: { name: string }) {
  const t = useT('home');
  const { stairs, dial } = useNeed('pictures');
  if (name === 'chart') return <PolarChart label={t('chart.label')} origin={t('chart.origin')} />;
  if (name === 'stairs') return <img src={stairs} width="520" height="340" alt="" loading="lazy" />;
  if (name === 'dial') return <img src={dial} width="600" height="600" alt="" loading="lazy" />;
  return null;
}

export const Slide = /*#__PURE__*/ staticPart(
  'Slide',
  function Slide({ position }: { position: number }) {
    const t = useT('home');
    const own = useOwnSlide();
    const banner = useNeed('banners')[position] ?? own;
    const Heading = position === 0 ? 'h1' : 'h2';
    return (
      <>
        <div className={css.words}>
          <Heading>
            <Lines text={banner.title} />
          </Heading>
          {banner.art === 'stairs' && <PackPrice />}
          <p>{banner.text}</p>
          <div className={ui.acts}>
            {banner.links.map(({ text, link }, index) => (
              <a key={link} className={index === 0 ? `${ui.btn} ${ui.go}` : ui.btn} href={link}>
                {text}
              </a>
            ))}
          </div>
          {banner.art === 'chart' && <p className={css.note}>{t('chart.note')}</p>}
        </div>
        <div className={css.art}>
          <Art name={banner.art} />
        </div>
      </>
    );
  },
  'page',
);
