// Stands in for hoist-non-react-statics in the browser, where nothing has statics to hoist.
module.exports = (target) => target;
