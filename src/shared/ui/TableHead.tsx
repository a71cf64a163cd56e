// The names of a table's columns; one may stand on a sheet as ours.
type Props = {
  heads: readonly string[];
  /** Number of the column that stands for us. */
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
