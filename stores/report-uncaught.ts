/** Reports uncaught errors of our own scripts, each only once, and only a few for each page load. */
import type { Reporter } from '@/api-clients/product/reports';

const MAX_A_PAGE = 10;
const STACK_POSITION = /\b([a-z][a-z-]{0,30}:\/\/[^\s()@]{0,2000}):\d{1,9}:\d{1,9}/g;

/** Returns the script of each stack frame, innermost first. Ignores URLs in the message. */
const scriptsOf = ({ stack = '', message }: Error): string[] =>
  [...stack.replace(message, '').matchAll(STACK_POSITION)].map(([, script = '']) => script);

const isOurs = (error: Error, origin: string): boolean => {
  const scripts = scriptsOf(error);
  const isOwn = (script: string): boolean =>
    script.startsWith(`${origin}/`) && !script.startsWith(`${origin}/play/`);
  // Excludes extensions and games, whose calls may pass through our scripts.
  return isOwn(scripts[0] ?? '') && !scripts.some((script) => /-extension:|\/play\//.test(script));
};

const causeOf = (event: Event): unknown =>
  'reason' in event ? event.reason : 'error' in event ? event.error : undefined;

const reported = new WeakMap<Reporter, Set<string>>();

/** Reports the error of an `error` or `unhandledrejection` event if it comes from our own scripts. */
export const reportUncaught = (reports: Reporter, event: Event): void => {
  const error = causeOf(event);
  // The client has already reported errors of calls.
  if (!(error instanceof Error) || error.name === 'ApiError' || !isOurs(error, window.location.origin))
    return;
  const known = reported.get(reports) ?? new Set();
  reported.set(reports, known);
  const key = `${error.name}\n${error.stack}`;
  if (known.has(key) || known.size >= MAX_A_PAGE) return;
  known.add(key);
  const label = event.type === 'error' ? 'window.error' : 'window.rejection';
  reports.error(label, error).catch(() => undefined);
};
