/**
 * Implements spec §9: up to 10 retries, the first after 3 s, and at most 30 min apart. The library does this after an
 * error response, but it gives up a request without any response after three retries. This module then continues the
 * retries.
 */
import type { PostHog } from 'posthog-js/dist/module.slim.no-external';

type Send = PostHog['_send_retriable_request'];
type Options = Parameters<Send>[0];

const MAX_RETRIES = 10;
const LIBRARY_RETRIES = 3;
const FIRST_DELAY_MS = 3000;
const MAX_DELAY_MS = 30 * 60_000;
const NO_RESPONSE = 0;

interface Deps {
  /** Calls back once, after `ms` and not before the browser is online. */
  after(ms: number, callback: () => void): void;
  /** Returns a random number from 0 to 1. */
  random(): number;
}

const browserDeps: Deps = {
  after: (ms, callback) =>
    void setTimeout(() => {
      if (navigator.onLine) callback();
      else addEventListener('online', callback, { once: true });
    }, ms),
  random: Math.random,
};

/**
 * Returns the delay before a retry. It doubles each time, with a random part, so that many browsers do not retry at
 * the same time.
 */
const delayOf = (retries: number, random: Deps['random']): number => {
  const ms = Math.min(FIRST_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
  return Math.round(Math.min(ms * (0.75 + random() / 2), MAX_DELAY_MS));
};

/**
 * Wraps the library's function that sends a request.
 * @param isOn returns false after the visitor has withdrawn the consent; nothing is sent from then on
 */
export const withRetries =
  (send: Send, isOn: () => boolean, { after, random }: Deps = browserDeps): Send =>
  (options, transportOverride) => {
    const attempt = (retries: number): void => {
      const callback: Options['callback'] = (response) => {
        const done = Math.max(retries, LIBRARY_RETRIES);
        const isOver = response.statusCode !== NO_RESPONSE || done >= MAX_RETRIES;
        if (isOver || !isOn()) return options.callback?.(response);
        after(delayOf(done, random), () => {
          if (isOn()) attempt(done + 1);
        });
      };
      // The library continues counting from this number, so it sends the request only once.
      const counted: Options & { retriesPerformedSoFar?: number } = { ...options, callback };
      if (retries > 0) counted.retriesPerformedSoFar = retries;
      send(counted, transportOverride);
    };
    attempt(0);
  };
