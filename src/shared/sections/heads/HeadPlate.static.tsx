// Head A: words in one half and the page's plate in the other; `side="left"` mirrors it.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import ui from '../../ui/common.module.css';
import { type ActionNames, Lead, Title } from './HeadWords.tsx';
import css from './Head.module.css';
import { useNeed } from '../../app/needs.ts';
import type { PlateDrawing } from '../../facts/facts.ts';
import plateCss from './Plate.module.css';
import '../../ui/charts/drawing.css';

/** The page's drawing as the build made it. */
function usePlate(name: string): PlateDrawing {
  const plate = useNeed('plates')[name];
  if (!plate) throw new Error(`No drawing ${name}: scripts/charts/plates.ts lists them`);
  return plate;
}

function PlateImage({ name }: { name: string }) {
  const plate = usePlate(name);
  const { title, width, height } = plate;
  if ('file' in plate)
    return <img className="drawing" src={plate.file} width={width} height={height} alt={title} loading="lazy" />;
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      dangerouslySetInnerHTML={{ __html: plate.body }}
    />
  );
}

/** The drawing in a map's frame, with a caption that says what it shows and how it is calculated. */
function Plate({ name }: { name: string }) {
  return (
    <figure className={plateCss.plate}>
      <div>
        <PlateImage name={name} />
      </div>
      <figcaption>{usePlate(name).caption}</figcaption>
    </figure>
  );
}

type Props = ActionNames & { plate: string; side?: 'left' };

export const HeadPlate = /*#__PURE__*/ staticPart(
  'HeadPlate',
  function HeadPlate({ plate, side, ...actions }: Props) {
    const { page } = usePage();
    return (
      <div className={ui.wrap}>
        <Breadcrumb name={useT(page.id)('name')} />
        <div className={css.plateHead} data-side={side}>
          <div>
            <Title />
            <Lead {...actions} />
          </div>
          <Plate name={plate} />
        </div>
      </div>
    );
  },
  'page',
);
