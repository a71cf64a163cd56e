// Babel plugin for the browser build: what @loadable's plugin writes out for each chunk becomes one call of our own.
const path = require('node:path');

const source = path.join(__dirname, '../../src/client/lateCode.ts');
const keyOf = ({ key }) => key?.name;

module.exports = ({ types: t }) => ({
  name: 'late-code',
  visitor: {
    Program: {
      exit(program) {
        const made = program.scope.generateUidIdentifier('lateCode');
        let count = 0;
        program.traverse({
          ObjectExpression(place) {
            const methods = new Map(place.node.properties.map((property) => [keyOf(property), property]));
            if (!methods.has('importAsync') || !methods.has('requireSync')) return;
            const [chunkName, importAsync] = ['chunkName', 'importAsync'].map((name) => {
              const { params, body, value } = methods.get(name);
              return value ?? t.functionExpression(null, params, body);
            });
            place.replaceWith(t.callExpression(made, [chunkName, importAsync]));
            t.addComment(place.node, 'leading', '#__PURE__');
            count += 1;
          },
        });
        if (count === 0) return;
        const imported = t.importSpecifier(made, t.identifier('lateCode'));
        const imports = program.get('body').filter((line) => line.isImportDeclaration());
        imports.at(-1).insertAfter(t.importDeclaration([imported], t.stringLiteral(source)));
      },
    },
  },
});
