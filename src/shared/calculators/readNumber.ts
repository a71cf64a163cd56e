// Reads a number as people write it in their language.

type Marks = { decimal: '.' | ','; decimals: number };

const escaped = (mark: string) => (mark === '.' ? '\\.' : mark);

/** Reads a number as people write it: full-width digits, spaces, and the language's marks for thousands and decimals. */
export function readNumber(text: string, { decimal, decimals }: Marks): number | undefined {
  const group = decimal === '.' ? ',' : '.';
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const [d, g] = [escaped(decimal), escaped(group)];
  // `2.5` in a language that writes `2,5`: without a group of three digits the mark can only be for decimals.
  const foreign = new RegExp(`^\\d+${g}(?:\\d{1,2}|\\d{4,})$`).test(plain);
  const grouped = new RegExp(`^\\d{1,3}(?:${g}\\d{3})+(?:${d}\\d+)?$`).test(plain);
  const value = foreign
    ? plain.replace(group, '.')
    : (grouped ? plain.replaceAll(group, '') : plain).replace(decimal, '.');
  const written = /^\d{1,15}(?:\.(\d+))?$/.exec(value);
  return written && (written[1] ?? '').length <= decimals ? Number(value) : undefined;
}
