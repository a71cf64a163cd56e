// A large figure of a drawing, with its words beside or below it, line by line.

type Props = {
  figure: string;
  lines: readonly string[];
  /** The classes of the figure, and of the lines after the bold ones. */
  dress: string;
  rest?: string;
  bold?: number;
  at: readonly [x: number, y: number];
  /** Where the first line stands, and how far below it the next one. */
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
