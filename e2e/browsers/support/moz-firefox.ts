/** Adapts Playwright to a stock Firefox, which it drives over WebDriver BiDi. */
import type { Browser } from '@playwright/test';

const MISSING_COMMANDS = ['emulation.setMediaFeaturesOverride'];

type Send = (method: string, parameters: unknown) => Promise<unknown>;

/** The server side of a browser. Playwright runs it in the same process and does not declare its type. */
interface InProcessBrowser {
  _connection: { toImpl(browser: unknown): { _browserSession: { send: Send } } };
}

/** Playwright sends these commands for every context; Firefox ESR 153 responds with “unknown command”. */
export const tolerateMissingCommands = (browser: Browser): void => {
  const { _browserSession: session } = (browser as unknown as InProcessBrowser)._connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = async (method, parameters) => {
    try {
      return await send(method, parameters);
    } catch (error) {
      if (MISSING_COMMANDS.includes(method) && /unknown command/.test(String(error))) return {};
      throw error;
    }
  };
};
