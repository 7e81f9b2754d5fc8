/** The test function of this suite, which watches the page for problems. */
import { test as base } from '@playwright/test';
import { observeShifts, PageWatch } from './watch';

export { expect } from '@playwright/test';

export const test = base.extend<{ watch: PageWatch }>({
  watch: [
    async ({ context, page, baseURL }, use) => {
      const watch = new PageWatch(context, new URL(baseURL ?? '').host);
      await observeShifts(page);
      await use(watch);
      base.expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
});
