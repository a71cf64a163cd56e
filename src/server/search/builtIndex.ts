// Where the build leaves the index of each brand, counted as its content lists them.
import path from 'node:path';

export const builtIndex = (root: string, brand: number): string => path.join(root, 'search', `${brand}.sqlite`);
