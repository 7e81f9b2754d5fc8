/** Fails a test whose page logs errors, breaks its policy, calls another host, or has a failed request. */
import { expect, type BrowserContext, type ConsoleMessage, type Page, type Response } from '@playwright/test';

interface ExpectedResponse {
  url: RegExp;
  status: number;
}

export class PageWatch {
  readonly #problems: string[] = [];
  readonly #expected: ExpectedResponse[] = [];
  readonly #expectedWords: RegExp[] = [];
  #isOffline = false;

  constructor(
    context: BrowserContext,
    private readonly host: string,
  ) {
    context.on('console', (message) => this.#handleConsole(message));
    context.on('weberror', (error) => this.#problems.push(`page error: ${error.error().message}`));
    context.on('request', (request) => this.#handleRequest(request.url()));
    context.on('response', (response) => this.#handleResponse(response));
  }

  /** Allows a response that the test expects. */
  expectStatus(url: RegExp, status: number): void {
    this.#expected.push({ url, status });
  }

  /** Allows a console message of another program that the test expects. */
  expectWords(words: RegExp): void {
    this.#expectedWords.push(words);
  }

  /** Allows failed requests while the network is off. */
  set isOffline(value: boolean) {
    this.#isOffline = value;
  }

  get problems(): readonly string[] {
    return this.#problems;
  }

  #isExpected(url: string): boolean {
    return this.#expected.some((expected) => expected.url.test(url));
  }

  #handleConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    // The browser's driver logs this when a test blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // The response itself is checked separately; only a violation of the contract appears nowhere else.
    const isCall = message.text().startsWith('API call failed: ');
    if (isCall && !message.text().includes('is not of its shape')) return;
    const isNetwork = message.text().startsWith('Failed to load resource');
    if (isNetwork && (this.#isOffline || this.#isExpected(url))) return;
    if (this.#expectedWords.some((words) => words.test(message.text()))) return;
    this.#problems.push(`console ${message.type()} on ${message.page()?.url()}: ${message.text()} (${url})`);
  }

  #handleRequest(url: string): void {
    const { protocol, host } = new URL(url);
    if (/^(https?|wss?):$/.test(protocol) && host !== this.host) this.#problems.push(`request to ${url}`);
  }

  #handleResponse(response: Response): void {
    const isExpected = this.#expected.some(
      ({ url, status }) => url.test(response.url()) && status === response.status(),
    );
    // Without a network, the service worker responds with its own page.
    const isOfWorker = this.#isOffline && response.fromServiceWorker();
    if (response.status() >= 400 && !isExpected && !isOfWorker)
      this.#problems.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  }
}

/** Lets every frame log its policy violations, and sums up layout shifts. */
export const observeShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    );
    const moved = { sum: 0, what: [] as string[] };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        moved.sum += entry.value;
        moved.what.push(
          ...entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?')),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** The maximum layout shift without input, too small to be visible. */
const MAX_SHIFT = 0.001;

/** Fails when there was a layout shift without input, and names the moved elements. */
export const expectStill = async (page: Page): Promise<void> => {
  const { sum, what } = await page.evaluate(
    () => (window as unknown as { moved: { sum: number; what: string[] } }).moved,
  );
  expect(sum, what.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
};
