/**
 * Evaluates Playwright's `expect(locator)` matchers with Playwright's own in-page assertions, until they pass or time
 * out.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { ABSENT_ELEMENT } from './document-access';

export interface ExpectOptions {
  isNot?: boolean;
  timeout?: number;
  expectedNumber?: number;
  expectedText?: object[];
  [option: string]: unknown;
}

export interface ExpectResult {
  matches: boolean;
  received?: { value?: unknown };
  timedOut?: boolean;
  errorMessage?: string;
}

type RunInPage = (body: string, arg: object) => Promise<unknown>;

const POLL_MS = 50;

const EXPECTATION_BODY = `async ({ injected, elements, arg }) => {
  const isArray = arg.expression === 'to.have.count' || arg.expression.endsWith('.array');
  if (!isArray && elements.length > 1) throw new Error('The locator resolves to ' + elements.length + ' elements');
  if (!isArray && elements.length === 0) return { isMissing: true };
  return injected.expect(elements[0], arg, elements, true);
}`;

/** Returns whether a matcher passes when there is no element. */
const passesWithoutElement = (
  expression: string,
  { expectedNumber, expectedText }: ExpectOptions,
): boolean => {
  if (expression === 'to.have.count') return expectedNumber === 0;
  if (expression.endsWith('.array')) return expectedText?.length === 0;
  return expression === 'to.be.hidden' || expression === 'to.be.detached';
};

/**
 * For a missing element, these matchers of visibility pass when they are negated; other negated matchers wait for the
 * element.
 */
const NEGATABLE_EXPRESSIONS = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'];

interface ExpectationState extends ExpectResult {
  isMissing?: boolean;
}

const checkOnce = async (
  run: RunInPage,
  expression: string,
  options: ExpectOptions,
): Promise<ExpectResult> => {
  const isNot = options.isNot ?? false;
  const found = (await run(EXPECTATION_BODY, { ...options, isNot, expression, signal: undefined })) as
    ExpectationState | typeof ABSENT_ELEMENT;
  if (found !== ABSENT_ELEMENT && !found.isMissing) return found;
  if (passesWithoutElement(expression, options)) return { matches: true };
  if (isNot && NEGATABLE_EXPRESSIONS.includes(expression)) return { matches: false };
  return { matches: isNot, errorMessage: 'element(s) not found' };
};

export const expectOnLocator = async (
  run: RunInPage,
  expression: string,
  options: ExpectOptions,
): Promise<ExpectResult> => {
  const isNot = options.isNot ?? false;
  const deadline = performance.now() + (options.timeout ?? 0);
  for (;;) {
    const result = await checkOnce(run, expression, options);
    if (result.matches !== isNot) return result;
    if (performance.now() > deadline) return { ...result, timedOut: true };
    await wait(POLL_MS);
  }
};
