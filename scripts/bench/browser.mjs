/** Starts a Chromium for measurements. */
import { chromium } from 'playwright';
import { ensureChromium } from '../lib/chromium.mjs';
import { atEnd } from '../lib/teardown.mjs';

// Chromium's own sandbox needs a user other than root.
export const SANDBOX_ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Runs `work` with a browser, and closes it.
 * @template Result
 * @param {(browser: import('playwright').Browser) => Promise<Result>} work
 * @param {{ args?: string[] }} [options]
 */
export const withBrowser = async (work, { args = [] } = {}) => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...SANDBOX_ARGS, ...args],
  });
  const close = atEnd(() => browser.close());
  try {
    return await work(browser);
  } finally {
    await close();
  }
};
