/** Reports uncaught errors of our own scripts, each only once, and only a few for each page load. */
import type { ProblemReporter } from '@/api-clients/product/reports';

const MAX_REPORTS_PER_PAGE = 10;
const STACK_POSITION = /\b([a-z][a-z-]{0,30}:\/\/[^\s()@]{0,2000}):\d{1,9}:\d{1,9}/g;

/** Returns the script of each stack frame, innermost first. Ignores URLs in the message. */
const listScripts = ({ stack = '', message }: Error): string[] =>
  [...stack.replace(message, '').matchAll(STACK_POSITION)].map(([, script = '']) => script);

const isOwnError = (error: Error, origin: string): boolean => {
  const scripts = listScripts(error);
  const isOwnUrl = (script: string): boolean =>
    script.startsWith(`${origin}/`) && !script.startsWith(`${origin}/play/`);
  // Excludes extensions and games, whose calls may pass through our scripts.
  return isOwnUrl(scripts[0] ?? '') && !scripts.some((script) => /-extension:|\/play\//.test(script));
};

const findCause = (event: Event): unknown =>
  'reason' in event ? event.reason : 'error' in event ? event.error : undefined;

const reportedMessages = new WeakMap<ProblemReporter, Set<string>>();

/** Reports the error of an `error` or `unhandledrejection` event if it comes from our own scripts. */
export const reportUncaught = (reports: ProblemReporter, event: Event): void => {
  const error = findCause(event);
  // The client has already reported errors of calls.
  if (!(error instanceof Error) || error.name === 'ApiError' || !isOwnError(error, window.location.origin))
    return;
  const known = reportedMessages.get(reports) ?? new Set();
  reportedMessages.set(reports, known);
  const key = `${error.name}\n${error.stack}`;
  if (known.has(key) || known.size >= MAX_REPORTS_PER_PAGE) return;
  known.add(key);
  const label = event.type === 'error' ? 'window.error' : 'window.rejection';
  reports.error(label, error).catch(() => undefined);
};
