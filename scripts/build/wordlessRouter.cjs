// Babel plugin for the browser's copy of react-router: keeps its checks, drops what only developers read, and marks
// what may be left out where nothing uses it.
const isMessage = ({ type, callee }) => type === 'CallExpression' && callee.name === 'warning';
const isLabel = ({ type, left }) => type === 'AssignmentExpression' && left.property?.name === 'displayName';

module.exports = ({ types: t }) => ({
  name: 'wordless-router',
  visitor: {
    CallExpression({ node }) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'invariant') node.arguments.splice(1);
    },
    ExpressionStatement(place) {
      const { expression } = place.node;
      if (isMessage(expression) || isLabel(expression)) place.remove();
    },
    Program: {
      exit(program) {
        for (const { declarations = [] } of program.node.body) {
          for (const declared of declarations) {
            const { init } = declared;
            // A base class is read from React when the class is made, which the bundler takes for an effect.
            if (init?.superClass) declared.init = t.callExpression(t.arrowFunctionExpression([], init), []);
            const isPure = init?.superClass || ['Set', 'Symbol'].includes(init?.callee?.name);
            if (isPure) t.addComment(declared.init, 'leading', '#__PURE__');
          }
        }
      },
    },
  },
});
