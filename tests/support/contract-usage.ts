/** Finds, with the TypeScript checker, which UI files use a call, a parameter or a field of the contract. */
import path from 'node:path';
import ts from 'typescript';

const PROJECT_FOLDER = process.cwd();
const USER_FOLDERS = /^(?:api-clients|stores|components|pages|ads|lib\/(?!contract\/)|server\/ssr)/;
const SCREEN_FOLDERS = /^(?:components|pages|server\/ssr)/;
const COMPONENT_NAME = /^[A-Z]/;

export interface ContractUsage {
  /** Returns the UI files that use an exported call of a contract module, sorted. */
  screensOfCall(file: string, name: string): string[];
  /** Returns the UI files that write a request parameter, sorted. `within` limits a common name to some files. */
  screensOfParameter(name: string, within?: RegExp): string[];
  /** Returns the UI files that read a field, sorted. */
  screensOfField(name: string): string[];
  /** Returns whether a file refers to an exported call of a contract module. */
  isReferredTo(file: string, name: string, from: string): boolean;
}

const relativePath = (file: string): string => path.relative(PROJECT_FOLDER, file).replaceAll(path.sep, '/');

const isName = (node: ts.Node): node is ts.Identifier | ts.StringLiteral =>
  ts.isIdentifier(node) || ts.isStringLiteral(node);

const isInType = (node: ts.Node): boolean => ts.findAncestor(node, ts.isTypeNode) !== undefined;
const isInImport = (node: ts.Node): boolean =>
  ts.findAncestor(node, (at) => ts.isImportDeclaration(at) || ts.isExportDeclaration(at)) !== undefined;

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Returns the declaration that runs when its name is used: a client's method, or otherwise a declaration of the file. */
const findUnit = (node: ts.Node, file: string): ts.NamedDeclaration | ts.ExportAssignment | undefined => {
  const isClient = file.startsWith('api-clients/');
  return ts.findAncestor(node, (at): at is ts.NamedDeclaration | ts.ExportAssignment => {
    if (isClient && ts.isPropertyAssignment(at) && isFunction(at.initializer)) return true;
    if (isClient && ts.isVariableDeclaration(at) && isFunction(at.initializer)) return true;
    if (ts.isVariableDeclaration(at)) return ts.isSourceFile(at.parent.parent.parent);
    const isDeclared = ts.isFunctionDeclaration(at) || ts.isClassDeclaration(at) || ts.isExportAssignment(at);
    return isDeclared && ts.isSourceFile(at.parent);
  });
};

/**
 * Reads every page and what it imports.
 * @param more additional files whose references can be queried
 */
export const readContractUsage = (more: readonly string[] = []): ContractUsage => {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(PROJECT_FOLDER, 'tsconfig.json'),
    { incremental: false, tsBuildInfoFile: undefined },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!config) throw new Error('tsconfig.json cannot be read.');
  const pages = config.fileNames.filter((file) => relativePath(file).startsWith('pages/'));
  const program = ts.createProgram(
    [...pages, ...more.map((file) => path.join(PROJECT_FOLDER, file))],
    config.options,
  );
  const checker = program.getTypeChecker();

  const names = new Map<string, (ts.Identifier | ts.StringLiteral)[]>();
  for (const source of program.getSourceFiles()) {
    const file = relativePath(source.fileName);
    if (file.includes('node_modules') || !(USER_FOLDERS.test(file) || more.includes(file))) continue;
    const visitNode = (node: ts.Node): void => {
      if (isName(node)) {
        const same = names.get(node.text);
        if (same) same.push(node);
        else names.set(node.text, [node]);
      }
      ts.forEachChild(node, visitNode);
    };
    visitNode(source);
  }
  const fileOfNode = (node: ts.Node): string => relativePath(node.getSourceFile().fileName);

  const known = new Map<ts.Node, readonly ts.Node[]>();
  const declarationsAt = (node: ts.Node): readonly ts.Node[] => {
    const found = known.get(node) ?? findDeclarations(node);
    known.set(node, found);
    return found;
  };
  const findDeclarations = (node: ts.Node): readonly ts.Node[] => {
    const { parent } = node;
    const symbol =
      ts.isBindingElement(parent) && parent.propertyName === undefined && parent.name === node
        ? checker.getTypeAtLocation(parent.parent).getProperty(node.getText())
        : ts.isShorthandPropertyAssignment(parent)
          ? checker.getShorthandAssignmentValueSymbol(parent)
          : checker.getSymbolAtLocation(node);
    if (!symbol) return [];
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return target.declarations ?? [];
  };

  /** Finds the references to a declaration, including those under the names that imports give it. */
  const listReferences = (declaration: ts.Node, name: string): ts.Node[] => {
    const found: ts.Node[] = [];
    const aliases = new Set([name]);
    for (const alias of aliases)
      for (const node of names.get(alias) ?? []) {
        if (!ts.isIdentifier(node) || node.parent === declaration) continue;
        if (!declarationsAt(node).includes(declaration)) continue;
        if (ts.isImportSpecifier(node.parent)) aliases.add(node.parent.name.text);
        found.push(node);
      }
    return found;
  };

  const screensFrom = (starts: readonly ts.Node[]): string[] => {
    const screens = new Set<string>();
    const seen = new Set<ts.Node>();
    const queue = [...starts];
    for (const node of queue) {
      if (isInType(node) || isInImport(node)) continue;
      const file = fileOfNode(node);
      const unit = findUnit(node, file);
      if (!unit || seen.has(unit)) continue;
      seen.add(unit);
      const name = ts.isExportAssignment(unit) ? 'Default' : unit.name?.getText();
      if (SCREEN_FOLDERS.test(file) && (COMPONENT_NAME.test(name ?? '') || !file.startsWith('components/')))
        screens.add(file);
      else if (name) queue.push(...listReferences(unit, name));
    }
    return [...screens].sort();
  };

  const findDeclaration = (file: string, name: string): ts.Node => {
    const source = program.getSourceFile(path.join(PROJECT_FOLDER, file));
    const declaration = source?.statements
      .filter(ts.isVariableStatement)
      .flatMap((statement) => [...statement.declarationList.declarations])
      .find((each) => each.name.getText() === name);
    if (!declaration) throw new Error(`${file} does not declare ${name}, or no page imports it.`);
    return declaration;
  };
  const isWritten = (node: ts.Node): boolean =>
    (ts.isPropertyAssignment(node.parent) || ts.isShorthandPropertyAssignment(node.parent)) &&
    node.parent.name === node;
  const isRead = (node: ts.Node): boolean =>
    (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
    (ts.isBindingElement(node.parent) && (node.parent.propertyName ?? node.parent.name) === node);

  return {
    screensOfCall: (file, name) => screensFrom(listReferences(findDeclaration(file, name), name)),
    screensOfParameter: (name, within = /./) =>
      screensFrom((names.get(name) ?? []).filter((node) => isWritten(node) && within.test(fileOfNode(node)))),
    screensOfField: (name) => screensFrom((names.get(name) ?? []).filter(isRead)),
    isReferredTo: (file, name, from) =>
      listReferences(findDeclaration(file, name), name).some(
        (node) => fileOfNode(node) === from && !isInType(node) && !isInImport(node),
      ),
  };
};
