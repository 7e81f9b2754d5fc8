/**
 * Implements spec §9: up to 10 retries, the first after 3 s, and at most 30 min apart. The library does this after an
 * error response, but it gives up a request without any response after three retries. This module then continues the
 * retries.
 */
import type { PostHog } from 'posthog-js/dist/module.slim.no-external';

type SendRequest = PostHog['_send_retriable_request'];
type SendOptions = Parameters<SendRequest>[0];

const MAX_RETRIES = 10;
const LIBRARY_RETRIES = 3;
const FIRST_DELAY_MS = 3000;
const MAX_DELAY_MS = 30 * 60_000;
const NO_RESPONSE = 0;

interface RetryDeps {
  /** Calls back once, after `ms` and not before the browser is online. */
  after(ms: number, callback: () => void): void;
  /** Returns a random number from 0 to 1. */
  random(): number;
}

const browserDeps: RetryDeps = {
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
const computeRetryDelay = (retries: number, random: RetryDeps['random']): number => {
  const ms = Math.min(FIRST_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
  return Math.round(Math.min(ms * (0.75 + random() / 2), MAX_DELAY_MS));
};

/**
 * Wraps the library's function that sends a request.
 * @param isOn returns false after the visitor has withdrawn the consent; nothing is sent from then on
 */
export const withRetries =
  (send: SendRequest, isOn: () => boolean, { after, random }: RetryDeps = browserDeps): SendRequest =>
  (options, transportOverride) => {
    const attemptSend = (retries: number): void => {
      const handleResponse: SendOptions['callback'] = (response) => {
        const done = Math.max(retries, LIBRARY_RETRIES);
        const isOver = response.statusCode !== NO_RESPONSE || done >= MAX_RETRIES;
        if (isOver || !isOn()) return options.callback?.(response);
        after(computeRetryDelay(done, random), () => {
          if (isOn()) attemptSend(done + 1);
        });
      };
      // The library continues counting from this number, so it sends the request only once.
      const counted: SendOptions & { retriesPerformedSoFar?: number } = {
        ...options,
        callback: handleResponse,
      };
      if (retries > 0) counted.retriesPerformedSoFar = retries;
      send(counted, transportOverride);
    };
    attemptSend(0);
  };
