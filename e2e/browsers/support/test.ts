/**
 * Extends the test of the browser journeys with a page of any engine, a gateway that can cut its network, and a check
 * for unexpected errors.
 */
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { WebKitPage } from '../webkit-gtk/page';
import { startWebKit } from '../webkit-gtk/driver-process';
import { isDriverNoise } from './driver-noise';
import { engine } from './engine';
import { startGateway, type Gateway } from './gateway';
import { findKnownFault } from './known-faults';
import { tolerateMissingCommands } from './moz-firefox';
import { Problems } from './problems';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Opens a page for another visitor, in a separate browser session. */
  openVisitor: () => Promise<Page>;
  gateway: Gateway;
  problems: Problems;
  knownFault: null;
}

const DEFAULT_VIEWPORT = { width: 1280, height: 800 };

const withGateway = base.extend<Omit<TestFixtures, 'openVisitor'>>({
  knownFault: [
    async ({}, use, testInfo) => {
      const fault = findKnownFault(engine.name, testInfo.title);
      // Playwright fails a test that passes although it is expected to fail.
      if (fault) testInfo.fail(true, fault.reason);
      await use(null);
    },
    { auto: true },
  ],
  gateway: async ({ problems }, use) => {
    // WebDriver does not report the messages that a page logs.
    const isReporting = engine.driver === 'webkit-gtk';
    const gateway = await startGateway(process.env.BASE_URL ?? '', {
      ...(isReporting && { handlePageError: (message: string) => problems.add(message) }),
    });
    await use(gateway);
    await gateway.close();
  },
  baseURL: ({ gateway }, use) => use(gateway.url),
  problems: async ({}, use) => {
    const problems = new Problems((message) => isDriverNoise(engine.name, message));
    await use(problems);
    problems.expectNone();
  },
});

const collectProblems = (context: BrowserContext, problems: Problems): void => {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.add(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.add(`page error: ${error.error().message}`));
};

const playwrightTest = withGateway.extend<Pick<TestFixtures, 'openVisitor'>, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      if (engine.driver === 'moz-firefox') tolerateMissingCommands(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ context, problems }, use) => {
    collectProblems(context, problems);
    await use(await context.newPage());
  },
  openVisitor: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      collectProblems(context, problems);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

type WebKitOptions = ConstructorParameters<typeof WebKitPage>[1];

const openWebKit = async (options: WebKitOptions) => {
  const browser = await startWebKit(engine.executablePath);
  const page = new WebKitPage(browser.driver, options);
  await page.resizeWindow();
  // The journeys use only the part of Playwright's Page that the adapter has.
  return { page: page as unknown as Page, end: () => browser.end() };
};

const webKitTest = withGateway.extend<Pick<TestFixtures, 'openVisitor'>>({
  page: async ({ gateway, viewport }, use) => {
    const { page, end } = await openWebKit({ gateway, viewport: viewport ?? DEFAULT_VIEWPORT });
    await use(page);
    await end();
  },
  openVisitor: async ({ gateway, viewport }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async () => {
      const { page, end } = await openWebKit({ gateway, viewport: viewport ?? DEFAULT_VIEWPORT });
      ends.push(end);
      return page;
    });
    for (const end of ends) await end();
  },
});

export const test = (engine.driver === 'webkit-gtk' ? webKitTest : playwrightTest) as typeof playwrightTest;
