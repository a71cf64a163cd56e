// Head B: heading and lead side by side, then the drawing across the window with numbered captions below.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import ui from '../../ui/common.module.css';
import { PlateImage } from '../Plate.tsx';
import { usePageText } from '../usePageText.ts';
import type { ActionNames } from './Actions.tsx';
import css from './Head.module.css';
import { Lead, Title } from './HeadWords.tsx';

/** `tall`: the upright composition that phones get instead; `reach`: how far the wide one goes, to the page's margins or across the window. */
type Props = ActionNames & { plate: string; tall: string; ground?: 'water' | 'land'; reach?: 'across' };

export const HeadBleed = /*#__PURE__*/ staticPart(
  'HeadBleed',
  function HeadBleed({ plate, tall, ground = 'water', reach, ...actions }: Props) {
    const { page } = usePage();
    const { t, items } = usePageText();
    return (
      <>
        <div className={ui.wrap}>
          <Breadcrumb name={useT(page.id)('name')} />
          <div className={css.bleedHead}>
            <Title />
            <div>
              <Lead {...actions} />
            </div>
          </div>
        </div>
        <div className={css.bleed} data-ground={ground} data-reach={reach}>
          <figure className={ui.wrap}>
            {/* The first of this name counts for all drawings of the page, and that of a drawing which is not shown draws nothing. */}
            <svg className={css.hatching} aria-hidden="true">
              <HatchPattern />
            </svg>
            <div className={css.wide}>
              <PlateImage name={plate} />
            </div>
            <div className={css.tall}>
              <PlateImage name={tall} />
            </div>
            <ol className={css.captions}>
              {items('captions', '.term').map((caption) => (
                <li key={caption}>
                  <b>{t(`${caption}.term`)}</b>
                  {t(`${caption}.text`)}
                </li>
              ))}
            </ol>
          </figure>
        </div>
      </>
    );
  },
  'page',
);
