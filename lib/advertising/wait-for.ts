/** Looks for what a network's script brings: 50 times, 100 ms apart (spec §8). */
import { AD_POLL_MS, AD_POLLS } from './config';

/**
 * Resolves once it is there, at once where it is.
 * @param message what the error says, asked for when it is given up
 * @throws an Error with that message after the last look; never settles once the signal is aborted
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
