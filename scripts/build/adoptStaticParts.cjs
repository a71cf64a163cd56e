// Babel plugin for the browser build: replaces each static part by a stub that adopts the server's HTML, and removes
// code that only the part used.
const path = require('node:path');

const adopt = path.join(__dirname, '../../src/client/adoptPart.tsx');
const maker = /\/staticPart\.tsx$/;

/** Declarations that are removed when nothing reads them any more; destructuring patterns stay. */
const removable = (place) =>
  place.isImportSpecifier() ||
  place.isImportDefaultSpecifier() ||
  place.isImportNamespaceSpecifier() ||
  place.isFunctionDeclaration() ||
  place.isClassDeclaration() ||
  (place.isVariableDeclarator() && place.get('id').isIdentifier());

/** True also when the only references are inside its own body (recursion). */
const isUnread = ({ path: place, referencePaths }) => referencePaths.every((reader) => reader.isDescendant(place));

const unreadIn = (program) => {
  program.scope.crawl();
  return Object.values(program.scope.bindings).filter((binding) => removable(binding.path) && isUnread(binding));
};

/**
 * Removes the whole import when its last name goes or only types are left: otherwise the module would still be loaded.
 */
function remove(place) {
  const { parentPath } = place;
  place.remove();
  if (!parentPath.isImportDeclaration()) return;
  if (parentPath.node.specifiers.every(({ importKind }) => importKind === 'type')) parentPath.remove();
}

module.exports = function adoptStaticParts({ types: t }) {
  function adoptIn(program, made) {
    const before = new Set(unreadIn(program).map(({ identifier }) => identifier.name));
    const stub = program.scope.generateUidIdentifier('adoptPart');
    for (const place of program.scope.getBinding(made).referencePaths) {
      const call = place.parentPath;
      const [name] = call.node.arguments ?? [];
      const isNamed = call.parentPath.isVariableDeclarator() && call.parentPath.node.id.name === name?.value;
      if (!call.isCallExpression() || place.key !== 'callee' || !isNamed) {
        throw call.buildCodeFrameError("A static part is made as `const X = staticPart('X', …)`");
      }
      call.node.callee = stub;
      call.node.arguments = [name];
      call.node.leadingComments = [];
      t.addComment(call.node, 'leading', '#__PURE__');
    }
    for (let unread = unreadIn(program); unread.length > 0; unread = unreadIn(program)) {
      const now = unread.filter(({ identifier }) => !before.has(identifier.name));
      if (now.length === 0) break;
      for (const binding of now) remove(binding.path);
    }
    const imported = t.importSpecifier(stub, t.identifier('adoptPart'));
    const imports = program.get('body').filter((line) => line.isImportDeclaration());
    const ours = t.importDeclaration([imported], t.stringLiteral(adopt));
    // Inserted after the other imports, so that they keep their order.
    if (imports.length > 0) imports.at(-1).insertAfter(ours);
    else program.unshiftContainer('body', ours);
  }

  return {
    name: 'adopt-static-parts',
    visitor: {
      Program(program) {
        const makers = program.node.body.filter(
          (line) => line.type === 'ImportDeclaration' && maker.test(line.source.value),
        );
        const made = makers
          .flatMap(({ specifiers }) => specifiers)
          .find(({ imported }) => imported?.name === 'staticPart');
        if (made) adoptIn(program, made.local.name);
      },
    },
  };
};
