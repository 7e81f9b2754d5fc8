/** Waits for something that a network's script provides: 50 checks, 100 ms apart (spec §8). */
import { AD_POLL_MS, AD_POLLS } from './config';

/**
 * Resolves once the condition holds, immediately if it already does. Stays pending if the signal is aborted.
 * @param message returns the error message; called when the last check fails
 * @throws an Error with that message after the last check
 */
export const waitFor = (isThere: () => boolean, message: () => string, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (isThere()) return resolve();
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (isThere()) {
        clearInterval(timer);
        resolve();
      } else if (polls >= AD_POLLS) {
        clearInterval(timer);
        reject(new Error(message()));
      }
    }, AD_POLL_MS);
    signal?.addEventListener('abort', () => clearInterval(timer));
  });
