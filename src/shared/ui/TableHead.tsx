// The column names of a table; one column may be highlighted as ours.
type Props = {
  heads: readonly string[];
  /** Index of our own column. */
  ours?: number | undefined;
};

export function TableHead({ heads, ours }: Props) {
  return (
    <thead>
      <tr>
        {heads.map((head, column) => (
          <th key={head} scope="col" data-ours={column === ours ? '' : undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
