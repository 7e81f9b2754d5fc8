/**
 * Makes jsdom's getComputedStyle cheaper without changing its results. Queries by role call it for each element and each
 * ancestor, and jsdom matches every rule of its default style sheet with a slow selector engine each time.
 */

/** The parts of jsdom's internal objects that are used here. */
interface ElementInternals {
  localName: string;
  hasAttributeNS(namespace: string | null, name: string): boolean;
  getAttributeNS(namespace: string | null, name: string): string | null;
}
interface CheckResult {
  match: boolean;
  pseudoElement: string | null;
}
interface SelectorChecker {
  check(selector: string, element: ElementInternals): CheckResult;
}
interface DocumentInternals {
  _domSelector: SelectorChecker;
  /** The declarations of each element; jsdom replaces the map at every change that may affect a style. */
  _styleCache: object | null;
}

type ElementCondition = (element: ElementInternals) => boolean;

export const readInternals = (node: Document | Element): unknown => {
  const symbol = Object.getOwnPropertySymbols(node).find(({ description }) => description === 'impl');
  if (!symbol) throw new Error('jsdom no longer stores its internals under the symbol "impl".');
  return (node as unknown as Record<symbol, unknown>)[symbol];
};

/** Splits at a separator outside of brackets, parentheses and quotes. */
const splitOutside = (text: string, isSeparator: (letter: string) => boolean): string[] => {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '[' || letter === '(') depth += 1;
    else if (letter === ']' || letter === ')') depth -= 1;
    if (depth === 0 && !quote && isSeparator(letter)) parts.push('');
    else parts.push(parts.pop() + letter);
  }
  return parts.map((part) => part.trim());
};

const TYPE_SELECTOR = /^[a-z][a-z\d]*/;
const CLASS_SELECTOR = /^\.([\w-]+)/;
const ATTRIBUTE_SELECTOR = /^\[([a-z-]+)[\]=^ ]/;
const TYPES_SELECTOR = /^:is\(([a-z\d]+(?:, [a-z\d]+)*)\)/;
const LINK_SELECTOR = /^:(?:link|visited)/;

/**
 * Returns a necessary condition for an element to match the selector, which must have no commas. If `isSufficient` is
 * true, the condition is sufficient, too.
 */
const findCondition = (selector: string): { meets: ElementCondition; isSufficient: boolean } | null => {
  const compound = splitOutside(selector, (letter) => ' >+~'.includes(letter)).at(-1) ?? '';
  const [type] = TYPE_SELECTOR.exec(compound) ?? [];
  if (type) return { meets: ({ localName }) => localName === type, isSufficient: type === selector };
  const [, name] = CLASS_SELECTOR.exec(compound) ?? [];
  if (name) {
    const hasClass: ElementCondition = (element) =>
      element
        .getAttributeNS(null, 'class')
        ?.split(/[\t\n\f\r ]/)
        .includes(name) ?? false;
    return { meets: hasClass, isSufficient: `.${name}` === selector };
  }
  const [, attribute] = ATTRIBUTE_SELECTOR.exec(compound) ?? [];
  if (attribute) return { meets: (element) => element.hasAttributeNS(null, attribute), isSufficient: false };
  const [, types] = TYPES_SELECTOR.exec(compound) ?? [];
  if (types) {
    const known = new Set(types.split(', '));
    return { meets: ({ localName }) => known.has(localName), isSufficient: false };
  }
  if (LINK_SELECTOR.test(compound))
    return { meets: (element) => element.hasAttributeNS(null, 'href'), isSufficient: false };
  return null;
};

const findConditions = (selector: string) => {
  // A backslash escapes any letter, including those that separate selectors.
  const parts = selector.includes('\\') ? [] : splitOutside(selector, (letter) => letter === ',');
  const conditions = parts.flatMap((part) => findCondition(part) ?? []);
  return conditions.length === parts.length ? conditions : [];
};

const NO_MATCH: CheckResult = { match: false, pseudoElement: null };
const MATCH_RESULT: CheckResult = { match: true, pseudoElement: null };

/** Returns a check that calls the selector engine only for selectors that an element may match. */
export const createFastCheck = (check: SelectorChecker['check']): SelectorChecker['check'] => {
  const known = new Map<string, ReturnType<typeof findConditions>>();
  return (selector, element) => {
    let conditions = known.get(selector);
    if (!conditions) known.set(selector, (conditions = findConditions(selector)));
    if (conditions.length === 0) return check(selector, element);
    const met = conditions.filter(({ meets }) => meets(element));
    if (met.length === 0) return NO_MATCH;
    return met.some(({ isSufficient: isWhole }) => isWhole) ? MATCH_RESULT : check(selector, element);
  };
};

/** Installs the fast check in the window, and caches the computed style of each element until jsdom discards its styles. */
export const installFastStyles = (): void => {
  const internals = readInternals(document) as DocumentInternals;
  internals._domSelector.check = createFastCheck(internals._domSelector.check);
  const compute = window.getComputedStyle.bind(window);
  let styles: object | null = null;
  let computed = new WeakMap<Element, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    if (styles === null || internals._styleCache !== styles) computed = new WeakMap();
    const cached = computed.get(element);
    if (cached) return cached;
    const style = compute(element);
    styles = internals._styleCache;
    computed.set(element, style);
    return style;
  };
};
