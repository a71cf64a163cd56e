// Opens what is folded, as the browser does by itself when it follows a link into it.

/** The folds around an element: script that scrolls to it or focuses it opens none. */
export function openFolds(within: Element | null): void {
  for (let fold = within?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}
