/** The methods that Playwright's Page, FrameLocator and Locator share. */
import type { WebKitLocator } from './locator';
import { byLabel, byRole, byText, filtersOf } from './selectors';

/** Finds elements by role, text, label or selector below a page, a frame or another element. */
export abstract class Finder {
  protected abstract find(selector: string): WebKitLocator;

  locator(selector: string, options?: Parameters<typeof filtersOf>[0]): WebKitLocator {
    return this.find(selector + filtersOf(options));
  }

  getByRole(...args: Parameters<typeof byRole>): WebKitLocator {
    return this.find(byRole(...args));
  }

  getByText(...args: Parameters<typeof byText>): WebKitLocator {
    return this.find(byText(...args));
  }

  getByLabel(...args: Parameters<typeof byLabel>): WebKitLocator {
    return this.find(byLabel(...args));
  }
}
