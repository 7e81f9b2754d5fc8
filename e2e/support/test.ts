/** The test function of this suite, which watches the page for problems. */
import { test as base } from '@playwright/test';
import { observe, Watch } from './watch';

export { expect } from '@playwright/test';

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, page, baseURL }, use) => {
      const watch = new Watch(context, new URL(baseURL ?? '').host);
      await observe(page);
      await use(watch);
      base.expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
});
