// The 45° hatching of shaded faces; a drawing that uses it includes the pattern among its shapes.
const id = 'hatch';

export const hatch = `url(#${id})`;

export function HatchPattern() {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v5" stroke="var(--ink)" strokeOpacity=".32" />
    </pattern>
  );
}
