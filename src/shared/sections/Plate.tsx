// A drawing of the page in a map's frame, with a caption that says what it shows and how it is calculated.
import { useNeed } from '../app/needs.ts';
import type { PlateDrawing } from '../facts/facts.ts';
import css from './Plate.module.css';
import '../ui/charts/drawing.css';

function usePlate(name: string): PlateDrawing {
  const plate = useNeed('plates')[name];
  if (!plate) throw new Error(`No drawing ${name}: scripts/charts/plates.ts lists them`);
  return plate;
}

export function PlateImage({ name }: { name: string }) {
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

export function Plate({ name }: { name: string }) {
  return (
    <figure className={css.plate}>
      <div>
        <PlateImage name={name} />
      </div>
      <figcaption>{usePlate(name).caption}</figcaption>
    </figure>
  );
}
