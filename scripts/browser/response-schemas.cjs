/**
 * A loader for the contract: the browser parses responses and nothing else, so it gets a call's address and the schema of its
 * response. Calls are marked as free of side effects; the bundler then drops every schema that is left without a use.
 */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Turbopack loads its loaders as CommonJS
const ts = require('typescript');

/** The fields of a call that api-clients reads; only the server reads the others. */
const BROWSER_PROPERTIES = new Set(['id', 'method', 'path', 'isGuestCreating', 'answer']);
const MAKERS = /(?<![\w@.])(?:v\.\w+|defineCall|text|valueList|oneOrMany)\(/g;

const nameOf = (property) => property.name?.getText() ?? null;

const isCall = (node) =>
  ts.isObjectLiteralExpression(node) &&
  ['id', 'method', 'path'].every((name) => node.properties.some((property) => nameOf(property) === name));

/** The parts of the source to leave out, in the order of the source. */
const serverRanges = (source) => {
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true);
  const ranges = [];
  const visit = (node) => {
    if (!isCall(node)) return ts.forEachChild(node, visit);
    for (const property of node.properties) {
      if (!property.name || BROWSER_PROPERTIES.has(nameOf(property))) continue;
      const comma = source[property.end] === ',' ? 1 : 0;
      ranges.push([property.getFullStart(), property.end + comma]);
    }
  };
  visit(file);
  return ranges;
};

module.exports = (source) => {
  let result = '';
  let position = 0;
  for (const [start, end] of serverRanges(source)) {
    result += source.slice(position, start);
    position = end;
  }
  return (result + source.slice(position)).replace(MAKERS, '/* @__PURE__ */ $&');
};
