// Makes a thing once and remembers it: one of Intl's formats takes a hundred times as long to make as to write a number with.

/** `by` is all that it depends on; nothing is ever forgotten, so these are few. */
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
