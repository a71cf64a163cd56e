// The 45° hatching of faces in shade; a drawing that fills with it puts the pattern among its own shapes.
const id = 'hatch';

export const hatch = `url(#${id})`;

export function HatchPattern() {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v5" stroke="var(--ink)" strokeOpacity=".32" />
    </pattern>
  );
}
