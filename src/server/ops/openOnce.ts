// Opens something on first use and keeps it. A failed attempt is repeated on the next use.

export function openOnce<Thing>(open: () => Promise<Thing>): () => Promise<Thing> {
  let opening: Promise<Thing> | undefined;
  return () => {
    if (opening) return opening;
    const trying = open();
    opening = trying;
    trying.catch(() => {
      opening = undefined;
    });
    return trying;
  };
}
