// The rosette of a prepaid pack, like that of a banknote: one lobe for every hundred dollars paid.
const radius = 92;
const flatness = 2.8;

export function Rosette({ payUsd }: { payUsd: number }) {
  const lobes = Math.round(payUsd / 100);
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      {Array.from({ length: lobes }, (_, lobe) => (
        <ellipse
          key={lobe}
          cx="100"
          cy="100"
          rx={radius}
          ry={Math.round(radius / flatness)}
          transform={`rotate(${Math.round((lobe * 1800) / lobes) / 10} 100 100)`}
        />
      ))}
      <circle cx="100" cy="100" r="97" />
    </svg>
  );
}
