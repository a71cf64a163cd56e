// A large figure in a drawing, with lines of words beside or below it.

type Props = {
  figure: string;
  lines: readonly string[];
  /** Classes of the figure, and of the lines after the first `bold` ones. */
  dress: string;
  rest?: string;
  bold?: number;
  at: readonly [x: number, y: number];
  /** Position of the first line, and distance between lines. */
  words: readonly [x: number, y: number, apart: number];
};

export function FigureWords({ figure, lines, dress, rest, bold = 1, at, words: [x, y, apart] }: Props) {
  return (
    <>
      <text x={at[0]} y={at[1]} className={dress}>
        {figure}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + apart * index} className={index < bold ? 'hero-b' : rest}>
          {line}
        </text>
      ))}
    </>
  );
}
