// What drawings share: the 45° hatching of shaded faces, and lengths that scale.

const id = 'hatch';

export const hatch = `url(#${id})`;

export function HatchPattern() {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v5" stroke="var(--ink)" strokeOpacity=".32" />
    </pattern>
  );
}

/** A length as a percentage of another, for attributes of drawings that scale. */
export const percentOf = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;
