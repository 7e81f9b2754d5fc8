/** Implements the part of Playwright's Page that the journeys use, over WebDriver. */
import { setTimeout as wait } from 'node:timers/promises';
import { waitForExchange } from '../support/exchange';
import type { Exchange, Gateway } from '../support/gateway';
import { ABSENT_ELEMENT, DocumentAccess } from './document-access';
import { Keyboard, Mouse } from './input';
import { Finder } from './finder';
import { WebKitFrameLocator, WebKitLocator } from './locator';
import { expectPageUrl } from './page-url';
import type { WebDriver } from './web-driver';
import type { ExpectOptions } from './expectation';

export interface PageOptions {
  gateway: Gateway;
  viewport: { width: number; height: number };
}

interface Cookie {
  name: string;
  value: string;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Presents an exchange as a Playwright response. */
const toResponse = ({ method, url, status, requestBody, responseBody }: Exchange) => ({
  url: () => url,
  status: () => status,
  ok: () => status < 400,
  json: () => Promise.resolve(JSON.parse(responseBody) as unknown),
  request: () => ({
    method: () => method,
    postDataJSON: () => JSON.parse(requestBody) as unknown,
  }),
});

export class WebKitPage extends Finder {
  /** Playwright's matchers recognize a page by this name. */
  readonly _apiName = 'Page';
  readonly access: DocumentAccess;
  readonly mouse: Mouse;
  readonly keyboard: Keyboard;

  constructor(
    driver: WebDriver,
    private readonly options: PageOptions,
  ) {
    super();
    this.access = new DocumentAccess(driver);
    this.mouse = new Mouse(this.access);
    this.keyboard = new Keyboard(this.access);
  }

  frameLocator(selector: string): WebKitFrameLocator {
    return new WebKitFrameLocator(this, selector);
  }

  protected override find(selector: string): WebKitLocator {
    return new WebKitLocator(this, { frame: null, selector });
  }

  async goto(path: string): Promise<void> {
    await this.#navigate((driver) =>
      driver.post('/url', { url: new URL(path, this.options.gateway.url).href }),
    );
  }

  async reload(): Promise<void> {
    await this.#navigate((driver) => driver.post('/refresh'));
  }

  async evaluate<T, Arg = undefined>(body: (arg: Arg) => T, arg?: Arg): Promise<T> {
    const result = await this.access.run<T, Arg>(
      { frame: null, selector: null },
      `({ arg }) => (${body})(arg)`,
      arg,
    );
    if (result === ABSENT_ELEMENT) throw new Error('The page went away while a function ran in it.');
    return result;
  }

  /** Waits for a fixed time; some players use this to play at a person's pace. */
  waitForTimeout(timeMs: number): Promise<void> {
    return wait(timeMs);
  }

  /** Waits for the response to a request other than GET and HEAD, as the gateway recorded it. */
  async waitForResponse(
    isWanted: (response: ReturnType<typeof toResponse>) => boolean,
    { timeout = DEFAULT_TIMEOUT_MS } = {},
  ): Promise<ReturnType<typeof toResponse>> {
    const { gateway } = this.options;
    return toResponse(await waitForExchange(gateway, (exchange) => isWanted(toResponse(exchange)), timeout));
  }

  context() {
    return {
      addCookies: (cookies: Cookie[]) => this.#addCookies(cookies),
      _options: { baseURL: this.options.gateway.url },
    };
  }

  /** Returns the frame whose `_expect` Playwright's `expect(page)` matchers call. */
  mainFrame() {
    return {
      _expect: (expression: string, options: ExpectOptions) =>
        expectPageUrl(() => this.evaluate(() => location.href), expression, options),
    };
  }

  /** Resizes the window so that the page has the requested size. */
  async resizeWindow(): Promise<void> {
    const { width, height } = this.options.viewport;
    await this.access.inPage(async (driver) => {
      await driver.post('/window/rect', { x: 0, y: 0, width, height });
      const [innerWidth = 0, innerHeight = 0] = await driver.execute<number[]>(
        'return [innerWidth, innerHeight]',
      );
      await driver.post('/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
    });
  }

  async #addCookies(cookies: Cookie[]): Promise<void> {
    // WebDriver can set cookies only for the open page.
    await this.goto('/healthz');
    for (const { name, value } of cookies)
      await this.access.inPage((driver) =>
        driver.post('/cookie', { cookie: { name, value, path: '/', httpOnly: true } }),
      );
  }

  async #navigate(command: (driver: WebDriver) => Promise<unknown>): Promise<void> {
    await this.access.inPage(command);
    this.access.forget();
  }
}
