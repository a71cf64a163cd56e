// Webpack loader: swaps a static part's module for a stub that adopts the server's HTML, so the browser gets no code for it.
const path = require('node:path');

const adopt = path.join(__dirname, '../../src/client/adoptPart.tsx');

module.exports = function adoptLoader(source) {
  const name = path.basename(this.resourcePath, '.static.tsx');
  if (!source.includes(`export const ${name} =`)) {
    throw new Error(`${this.resourcePath} must export const ${name} and nothing else`);
  }
  return `import { adoptPart } from ${JSON.stringify(adopt)};\nexport const ${name} = /*#__PURE__*/ adoptPart(${JSON.stringify(name)});\n`;
};
