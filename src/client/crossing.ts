// Fades from page to page as the browser does between documents, where it can and nobody minds motion.

const mindsMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `change` settles when the next page is in the document; so does what this answers. */
export async function crossing(change: () => Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || document.hidden || mindsMotion()) return change();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // A fading that is cut short has shown the page all the same.
  for (const fading of [ready, finished]) fading.catch(() => undefined);
  await updateCallbackDone;
}
