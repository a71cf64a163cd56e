// Memoizes a function: creating an Intl format takes a hundred times as long as using it.

/** `by` holds everything the result depends on. Results are never dropped, so only a few different arguments may occur. */
export function once<By extends readonly (string | number)[], Thing>(make: (...by: By) => Thing): (...by: By) => Thing {
  const known = new Map<string, Thing>();
  return (...by) => {
    const key = by.join(' ');
    let thing = known.get(key);
    if (thing === undefined) {
      thing = make(...by);
      known.set(key, thing);
    }
    return thing;
  };
}

/** For what holds for a day: made at the first use of a day for each key, and kept until the next. */
export function oncePerDay<Key extends string, Thing>(
  make: (key: Key, today: string) => Thing,
): (key: Key, today: string) => Thing {
  const known = new Map<Key, { today: string; thing: Thing }>();
  return (key, today) => {
    const kept = known.get(key);
    if (kept?.today === today) return kept.thing;
    const thing = make(key, today);
    known.set(key, { today, thing });
    return thing;
  };
}
