// The flags of `npm run leads` and `npm run outbox`: filters, page, and output as JSON or CSV.
import type { LeadFilter } from '../store/leadFilter.ts';
import type { Store } from '../store/openStore.ts';
import { leadStates, visitorAuthor } from '../store/schema.ts';
import { StaffFault } from '../ops/faults.ts';
import { staffName } from './staffName.ts';
import { contentDir, readArguments } from './withStore.ts';
import { forms } from '../../shared/forms/forms.ts';
import { localeCodes } from '../../shared/i18n/locales.ts';
import { contentFolder, faultList } from '../content/contentFolder.ts';
import { brandIds } from '../content/loadContent.ts';
import { readDesks } from '../content/readBrand.ts';
import { taipeiMoment } from '../../shared/i18n/days.ts';
import { dayMs } from '../../shared/i18n/times.ts';

const onPage = 50;

const options = {
  desk: { type: 'string' },
  language: { type: 'string' },
  form: { type: 'string' },
  state: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  search: { type: 'string' },
  page: { type: 'string' },
  by: { type: 'string' },
  into: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  free: { type: 'boolean' },
} as const;

export type Flags = {
  words: readonly string[];
  wanted: LeadFilter;
  page: number;
  /** The member of staff who notes or changes something. */
  readonly by: string;
  into: string | undefined;
  json: boolean;
  csv: boolean;
  free: boolean;
};

/** Start of a day in Taipei. */
function dayOf(text: string | undefined, flag: string, shift = 0): number | undefined {
  if (text === undefined) return undefined;
  const time = taipeiMoment(text);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || time === undefined)
    throw new StaffFault(`--${flag} wants a day such as 2026-11-21`);
  return time + shift;
}

export function readFlags(given: readonly string[]): Flags {
  const { values: flags, positionals } = readArguments(options, given);
  const page = Number(flags.page ?? 1);
  if (!Number.isInteger(page) || page < 1) throw new StaffFault('--page wants a number from 1');
  const state = leadStates.find((one) => one === flags.state);
  if (flags.state !== undefined && !state) throw new StaffFault(`--state is one of ${leadStates.join(', ')}`);
  const by = staffName(flags.by);
  // Undoing passes over what visitors did: a step of staff must not look like theirs.
  if (by.toLowerCase() === visitorAuthor)
    throw new StaffFault(`--by wants your name: ${visitorAuthor} is written at what visitors do`);
  return {
    words: positionals,
    wanted: {
      desk: flags.desk,
      locale: flags.language,
      form: flags.form,
      state,
      from: dayOf(flags.from, 'from'),
      to: dayOf(flags.to, 'to', dayMs),
      search: flags.search,
    },
    page,
    get by() {
      if (by === '') throw new StaffFault('--by wants your name');
      return by;
    },
    into: flags.into,
    json: flags.json ?? false,
    csv: flags.csv ?? false,
    free: flags.free ?? false,
  };
}

/** Of all brands; without a mistake in other content, which must not keep staff from their work. */
const ourDesks = (): string[] =>
  [undefined, ...brandIds(contentDir)].flatMap(
    (brand) => readDesks(contentFolder(contentDir, faultList(), brand))?.map(({ desk }) => desk) ?? [],
  );

/** What the content knows, and what is stored from before it was changed; otherwise “none” would be said of a slip. */
export async function checkWanted(store: Store, { desk, locale, form }: LeadFilter): Promise<void> {
  const check = async (
    what: string,
    filter: LeadFilter,
    wanted: string | undefined,
    known: () => readonly string[],
  ) => {
    if (wanted === undefined || known().includes(wanted) || (await store.leads.count(filter)) > 0) return;
    throw new StaffFault(`There is no ${what} ${wanted}; there are ${known().join(', ')}`);
  };
  await check('desk', { desk }, desk, ourDesks);
  await check('language', { locale }, locale, () => localeCodes);
  await check('form', { form }, form, () => forms.map(({ id }) => id));
}

export const pageOf = ({ page }: Flags) => ({ limit: onPage, offset: (page - 1) * onPage });
