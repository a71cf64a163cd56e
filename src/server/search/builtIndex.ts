// Where the build writes the index of each brand; brands are numbered as in content.
import path from 'node:path';

export const builtIndex = (root: string, brand: number): string => path.join(root, 'search', `${brand}.sqlite`);
