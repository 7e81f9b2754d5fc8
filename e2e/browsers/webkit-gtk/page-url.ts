/** Evaluates `expect(page).toHaveURL(…)`. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ExpectOptions, ExpectResult } from './expectation';

interface ExpectedText {
  string?: string;
  regexSource?: string;
  regexFlags?: string;
}

const POLL_MS = 50;

const isExpectedUrl = (url: string, { string, regexSource, regexFlags }: ExpectedText): boolean =>
  regexSource === undefined ? url === string : new RegExp(regexSource, regexFlags).test(url);

/** @throws when the matcher is not about the URL */
export const expectPageUrl = async (
  readUrl: () => Promise<string>,
  expression: string,
  { isNot = false, timeout = 0, expectedText = [] }: ExpectOptions,
): Promise<ExpectResult> => {
  const [expected] = expectedText as ExpectedText[];
  if (expression !== 'to.have.url' || !expected)
    throw new Error(`The WebKit adapter does not support ${expression} on a page.`);
  const deadline = performance.now() + timeout;
  for (;;) {
    const url = await readUrl();
    const isMatch = isExpectedUrl(url, expected);
    if (isMatch !== isNot) return { matches: isMatch, received: { value: url } };
    if (performance.now() > deadline) return { matches: isMatch, received: { value: url }, timedOut: true };
    await wait(POLL_MS);
  }
};
