/** The methods that Playwright's Page, FrameLocator and Locator share. */
import type { WebKitLocator } from './locator';
import { labelSelector, roleSelector, textSelector, filterSelectors } from './selectors';

/** Finds elements by role, text, label or selector below a page, a frame or another element. */
export abstract class Finder {
  protected abstract find(selector: string): WebKitLocator;

  locator(selector: string, options?: Parameters<typeof filterSelectors>[0]): WebKitLocator {
    return this.find(selector + filterSelectors(options));
  }

  getByRole(...args: Parameters<typeof roleSelector>): WebKitLocator {
    return this.find(roleSelector(...args));
  }

  getByText(...args: Parameters<typeof textSelector>): WebKitLocator {
    return this.find(textSelector(...args));
  }

  getByLabel(...args: Parameters<typeof labelSelector>): WebKitLocator {
    return this.find(labelSelector(...args));
  }
}
