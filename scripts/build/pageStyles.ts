// Splits the site's styles: what a single page uses goes into a stylesheet of that page, all else into the one of the site.
import type { Module, ModuleGraph } from 'webpack';

/** Stylesheets of pages begin so; the rest of the name is the page's folder. */
export const pageStylesPrefix = 'page-';

const pageRoot = /[\\/]pages[\\/](\w+)[\\/](?:Still)?Page\.tsx$/;
/** Loaded on any still page that has a form. */
const sharedFolder = 'stillForm';
/** More than one page, or the frame. */
const many = Symbol('many');
type Owner = string | typeof many | undefined;

const isStyle = ({ type }: Module): boolean => type === 'css/mini-extract';

function pageOf(module: Module): string | undefined {
  const folder = pageRoot.exec(module.nameForCondition() ?? '')?.[1];
  return folder === sharedFolder ? undefined : folder;
}

/** The only page that leads to a module; two folders or an entry of the bundle make it everybody's. */
function ownerOf(module: Module, graph: ModuleGraph): Owner {
  const seen = new Set<Module>([module]);
  let owner: Owner;
  for (const one of seen) {
    const page = pageOf(one);
    if (page !== undefined) {
      if (owner !== undefined && owner !== page) return many;
      owner = page;
      continue;
    }
    const users = [...graph.getIncomingConnections(one)].map(({ originModule }) => originModule);
    if (users.length === 0 || users.includes(null)) return many;
    for (const user of users) if (user) seen.add(user);
  }
  return owner;
}

/** Only `test` is given the graph, so it keeps what it found for `name`. */
const owners = new WeakMap<Module, string>();

/**
 * A group of splitChunks. `priority`: before the group of what several entries share. `minSize`: what is smaller is not
 * worth a request and stays with the site's.
 */
export const pageStyles = {
  chunks: 'all' as const,
  minSize: { 'css/mini-extract': 1000 },
  maxInitialRequests: Infinity,
  priority: 1,
  test(module: Module, { moduleGraph }: { moduleGraph: ModuleGraph }): boolean {
    const owner = isStyle(module) ? ownerOf(module, moduleGraph) : undefined;
    if (typeof owner !== 'string') return false;
    owners.set(module, owner);
    return true;
  },
  name: (module: Module): string => `${pageStylesPrefix}${owners.get(module) ?? ''}`,
};
