// How often a node is billed, as a year of twelve months cut into its invoices.
import { staticPart } from '../../app/staticPart.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import css from './YearInInvoices.module.css';

const invoices = [12, 4, 1];
const months = 12;
const [perMonth, gap, height] = [40, 4, 20];

function YearStrip({ parts }: { parts: number }) {
  const step = (months * perMonth) / parts;
  return (
    <svg viewBox={`-1 -1 ${months * perMonth + 2} ${height + 2}`} aria-hidden="true">
      <HatchPattern />
      {Array.from({ length: parts }, (_, part) => (
        <rect key={part} x={part * step} width={step - gap} height={height} fill={hatch} />
      ))}
    </svg>
  );
}

type Props = { name: string; ground: Ground };

export const YearInInvoices = /*#__PURE__*/ staticPart(
  'YearInInvoices',
  function YearInInvoices({ name, ground }: Props) {
    const { t, items, list } = usePageText();
    const [period, suits] = list(`${name}.heads`);
    return (
      <Section name={name} ground={ground}>
        <table className={css.year}>
          <thead>
            <tr>
              <th scope="col">{period}</th>
              <td aria-hidden="true">
                {Array.from({ length: months }, (_, month) => (
                  <span key={month}>{month + 1}</span>
                ))}
              </td>
              <th scope="col">{suits}</th>
            </tr>
          </thead>
          <tbody>
            {items(`${name}.rows`, '.0').map((row, index) => (
              <tr key={row}>
                <th scope="row">{t(`${row}.0`)}</th>
                <td>
                  <YearStrip parts={invoices[index] ?? 1} />
                </td>
                <td>{t(`${row}.1`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    );
  },
  'page',
);
