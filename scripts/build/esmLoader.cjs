// Webpack loader: reads React's files as ES modules, so that exports nobody imports fall away and names become short.
const choice = /module\.exports = require\(["'](\.\/cjs\/[\w-]+\.production\.js)["']\)/;
const requires = /^var \w+ = require\([^;]*;$/m;
const oneRequire = /(\w+) = require\("([\w-]+)"\)/g;
const defaultImport = "import React from 'react'";

const withoutTexts = (code) => code.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"/g, '');

/** What is done to the code besides is nothing: the same statements, with names in the place of properties of `exports`. */
function asModule(source) {
  const imports = [...(requires.exec(source)?.[0] ?? '').matchAll(oneRequire)];
  const names = [...new Set([...source.matchAll(/\bexports\.(\w+) =/g)].map(([, name]) => name))];
  const code = source
    .replace(requires, '')
    .replace(/^exports\.(\w+) =/gm, 'var $1$$ =')
    .replace(/\bexports\.(\w+)/g, '$1$$');
  if (names.length === 0 || /\b(?:require|module|exports)\b/.test(withoutTexts(code))) return undefined;
  return [
    ...imports.map(([, name, from]) => `import * as ${name} from "${from}";`),
    code,
    `export { ${names.map((name) => `${name}$ as ${name}`).join(', ')} };`,
  ].join('\n');
}

function rewritten(source) {
  // Webpack follows the single names of a namespace, but not those of a default.
  if (source.includes(defaultImport)) return source.replace(defaultImport, "import * as React from 'react'");
  const production = choice.exec(source)?.[1];
  return production ? `export * from "${production}";\n` : asModule(source);
}

module.exports = function esmLoader(source) {
  const code = rewritten(source);
  if (code === undefined) throw new Error(`${this.resourcePath} is not written as expected`);
  return code;
};
