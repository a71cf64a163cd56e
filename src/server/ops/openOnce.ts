// Opens something when it is first asked for and keeps it; what failed is tried again for the next who asks.

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
