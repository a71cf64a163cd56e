// Matches addresses of news: a category's list, and an article under either list, with or without its category. Another
// category or spelling is redirected.
import { articleCategories, type ArticleCategory } from '../../shared/forms/articleCategories.ts';
import { pageOf, pages, type PageRow } from '../../shared/pages/pages.ts';

type Params = Readonly<Record<string, string>>;

/** What a path without its prefix means: a page, a redirect, or nothing. */
export type Within = { page: PageRow; params: Params } | { to: string } | { page: undefined };

export type CategoryOf = (articleId: string) => ArticleCategory | undefined;

const categories: readonly string[] = articleCategories;
const lists = pages.filter((page) => page.lists !== undefined);

const belowList = new RegExp(
  `^/(?:[a-z-]+/)?(?:${lists.map(({ path }) => path).join('|')})/(?:(?:${categories.join('|')})/)?([\\w.-]+)/?(?:\\?|$)`,
);

/** Id of the article that a whole address may name. */
export function articleBelow(address: string): string | undefined {
  const id = belowList.exec(address)?.[1];
  return id !== undefined && categories.includes(id) ? undefined : id;
}

/** Undefined when the path is not below a list. */
export function newsAddress(
  [name = '', first, ...others]: readonly string[],
  categoryOf: CategoryOf,
): Within | undefined {
  const list = lists.find(({ path }) => path === name.toLowerCase());
  if (!list || first === undefined || others.length > 1) return undefined;
  const [second] = others;
  const category = categoryOf(second ?? first);
  const movedTo = (...rest: string[]): Within => ({ to: [list.path, ...rest].map(encodeURIComponent).join('/') });
  if (!category) {
    const cat = second === undefined ? categories.find((one) => one === first.toLowerCase()) : undefined;
    if (!cat) return { page: undefined };
    return name === list.path && cat === first ? { page: list, params: { cat } } : movedTo(cat);
  }
  if (second !== undefined && category !== first) return movedTo(category, second);
  return name === list.path ? { page: pageOf('article'), params: { id: second ?? first } } : movedTo(first, ...others);
}
