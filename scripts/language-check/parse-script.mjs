/** Reads a TypeScript or JavaScript file: its comments, its test names and the names that it declares. */
import ts from 'typescript';

const KINDS = {
  ts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  js: ts.ScriptKind.JSX,
  mjs: ts.ScriptKind.JS,
  cjs: ts.ScriptKind.JS,
};

const TEXT_KINDS = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g;

/** Finds comments between literals, because outside literals `//` and `/*` always start a comment. */
const findComments = (text, literals) => {
  const comments = [];
  let from = 0;
  const scanComments = (to) => {
    for (const match of text.slice(from, to).matchAll(COMMENT))
      comments.push({ start: from + match.index, end: from + match.index + match[0].length });
  };
  for (const { start, end } of literals.sort((a, b) => a.start - b.start)) {
    // The parser finds no literals inside comments, so an apostrophe in a comment does not start one.
    scanComments(start);
    from = end;
  }
  scanComments(text.length);
  return comments;
};

/** Returns whether a call is `it(…)`, `test.only(…)` or `it.each(…)(…)`. */
const isTestCall = ({ expression }) => {
  let callee = expression;
  while (
    ts.isPropertyAccessExpression(callee) ||
    ts.isCallExpression(callee) ||
    ts.isTaggedTemplateExpression(callee)
  ) {
    if (
      ts.isPropertyAccessExpression(callee) &&
      /^(describe|step|use|extend|slow|info)$/.test(callee.name.text)
    )
      return false;
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  }
  return ts.isIdentifier(callee) && (callee.text === 'it' || callee.text === 'test');
};

const readTestTitle = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join('');
};

/**
 * Returns the identifier that a node declares; a shorthand property or an import without a new name only uses an
 * existing name.
 */
const declaredName = (node) => {
  if (ts.isBindingElement(node) || ts.isImportSpecifier(node))
    if (!node.propertyName && !(ts.isBindingElement(node) && ts.isArrayBindingPattern(node.parent)))
      return null;
  if (ts.isShorthandPropertyAssignment(node) || ts.isExportSpecifier(node)) return null;
  const isDeclaration =
    ts.isPropertyAssignment(node) ||
    ts.isDeclarationStatement(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isImportSpecifier(node) ||
    ts.isTypeElement(node) ||
    ts.isClassElement(node) ||
    ts.isEnumMember(node) ||
    ts.isTypeParameterDeclaration(node);
  const name = isDeclaration ? node.name : undefined;
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isStringLiteral(name))
    ? name
    : null;
};

/**
 * Parses a file. Positions are offsets in its text.
 * @param {string} path its extension decides the syntax
 * @param {string} text
 */
export const parseScript = (path, text) => {
  const kind = KINDS[path.slice(path.lastIndexOf('.') + 1)];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const literals = [];
  const tests = [];
  const names = [];
  const visitNode = (node) => {
    if (TEXT_KINDS.has(node.kind)) {
      const start = node.kind === ts.SyntaxKind.JsxText ? node.pos : node.getStart(source);
      literals.push({ start, end: node.end });
    }
    if (ts.isCallExpression(node) && node.arguments[0] && isTestCall(node)) {
      const title = readTestTitle(node.arguments[0]);
      if (title !== null && node.arguments.length > 1)
        tests.push({ start: node.arguments[0].getStart(source), title });
    }
    const name = declaredName(node);
    if (name && /^#?[\w$]+$/.test(name.text)) names.push({ start: name.getStart(source), name: name.text });
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return { comments: findComments(text, literals), tests, names };
};
