// Fetches the data that a page needs by the page table, and tells which of it is still late.
import { isPromise } from 'node:util/types';
import type { NeedName, Needs, ReadNeed, VisitorNeeds } from '../../shared/app/needs.ts';
import type { Visitor } from '../../shared/facts/facts.ts';
import { patiently } from '../http/patiently.ts';
import { canBeLate } from './answeredNeeds.ts';
import type { OtherNeed, NeedSources, QueryContext } from './NeedContext.ts';

/** `visitor`: given only on pages rendered for one visitor. Without it no personal data can be asked for. */
type Asking = QueryContext & { visitor: Visitor | undefined };

function asking(sources: NeedSources, { visitor, ...context }: Asking): (name: NeedName) => unknown {
  const asked = new Map<NeedName, unknown>();
  function askFor(name: NeedName): unknown {
    if (!isOfVisitor(sources, name)) return sources.shared[name](context, need);
    if (!visitor) throw new Error(`A page that all share asked for ${name}`);
    return sources.visitors[name]({ ...context, visitor }, need);
  }
  function once(name: NeedName): unknown {
    if (!asked.has(name)) asked.set(name, askFor(name));
    return asked.get(name);
  }
  const need = once as OtherNeed;
  return once;
}

const isOfVisitor = ({ visitors }: NeedSources, name: NeedName): name is keyof VisitorNeeds =>
  Object.hasOwn(visitors, name);

/** The needs of the frame of every page, and of texts and sections that any page may use. */
const frameNeeds: readonly NeedName[] = [
  'brand',
  'menu',
  'menuEntries',
  'languages',
  'domainInfo',
  'configuration',
  'regions',
  'social',
  'offices',
  'prices',
  'claims',
  'exchange',
  'clouds',
  'plates',
  'owner',
  'stories',
  'market',
  'markets',
  'checkedBy',
  'vitalsShare',
];

export type Gathered = {
  /** Reads a value, or its stand-in while it is late. */
  read: ReadNeed;
  /** Resolves when these needs, by default all, have come; undefined when they are there already. */
  late: (names?: readonly NeedName[]) => Promise<unknown> | undefined;
  /** True while any need is late. */
  isWaiting: () => boolean;
  /** Resolves when every need has come or failed. */
  settled: Promise<unknown>;
};

export async function gather(
  sources: NeedSources,
  names: readonly NeedName[],
  context: Asking,
  patienceMs: number,
  onError: (name: NeedName, error: unknown) => void,
): Promise<Gathered> {
  const values = new Map<NeedName, unknown>();
  const instead = new Map<NeedName, unknown>();
  const pending = new Map<NeedName, Promise<unknown>>();
  const ask = asking(sources, context);
  const standIn = asking({ ...sources, shared: sources.standIns }, context);
  const fromMemory: Promise<unknown>[] = [];
  for (const name of new Set([...frameNeeds, ...names])) {
    const answer = ask(name);
    if (!isPromise(answer)) {
      values.set(name, answer);
    } else if (!canBeLate.has(name)) {
      fromMemory.push(answer.then((value) => values.set(name, value)));
    } else {
      const failed = (error: unknown) => {
        onError(name, error);
        return standIn(name);
      };
      const settled = answer.catch(failed).then((value) => {
        values.set(name, value);
        pending.delete(name);
      });
      pending.set(name, settled);
    }
  }
  const settled = Promise.all(pending.values());
  settled.catch(() => undefined);
  await Promise.all(fromMemory);
  if (pending.size > 0) await patiently(settled, patienceMs);
  for (const name of pending.keys()) instead.set(name, await standIn(name));
  return {
    read: (name) => {
      const known = values.has(name) ? values : instead;
      if (!known.has(name)) throw new Error(`The page does not name ${name} among its needs`);
      return known.get(name) as Needs[typeof name];
    },
    late: (asked = [...pending.keys()]) => {
      const waiting = asked.flatMap((name) => pending.get(name) ?? []);
      return waiting.length > 0 ? Promise.all(waiting) : undefined;
    },
    isWaiting: () => pending.size > 0,
    settled,
  };
}
