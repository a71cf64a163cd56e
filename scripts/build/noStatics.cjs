// Replaces hoist-non-react-statics in the browser: no component here has statics to hoist.
module.exports = (target) => target;
