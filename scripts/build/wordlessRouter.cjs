// Babel plugin for the browser's react-router: its checks keep what they check and lose their words, which no visitor reads.
module.exports = () => ({
  name: 'wordless-router',
  visitor: {
    CallExpression({ node }) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'invariant') node.arguments.splice(1);
    },
  },
});
