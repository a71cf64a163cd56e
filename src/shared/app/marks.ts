// Attributes by which scripts of the client find what components show. Both sides name them by these types, so that neither can be
// renamed alone. There are types only: no page loads a byte for it.

type Marks = {
  /** Script writes the member's name into it. */
  'data-mine': '';
  /** A row of tabs: arrow keys go from one to the next. */
  'data-tabs': '';
  /** The language that a press chooses. */
  'data-locale': string;
  /** On a button that copies the field before it: what is said then, and what where the browser refuses. */
  'data-copied': string;
  'data-selected': string;
};

/** For the component: `{...({ 'data-tabs': '' } satisfies Mark<'data-tabs'>)}`. JSX itself takes any name that begins with `data-`. */
export type Mark<Name extends keyof Marks> = Pick<Marks, Name>;

/** For the script: `'[data-tabs]' satisfies Found<'data-tabs'>`. */
export type Found<Name extends keyof Marks> = `[${Name}]`;
