// Replaces stylesheets where there are none: every class of a module has its name from the source.
const classNames = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

module.exports = classNames;
