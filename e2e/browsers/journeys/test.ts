/** Extends the browser test with a journey that counts presses and seconds. */
import { test as base } from '../support/test';
import { Journey } from './journey';

export { expect } from '@playwright/test';

interface JourneyFixtures {
  journey: Journey;
  isPhone: boolean;
}

export const test = base.extend<JourneyFixtures>({
  isPhone: ({}, use, testInfo) => use(testInfo.project.name === 'phone'),
  journey: ({ hasTouch }, use, testInfo) => use(new Journey(testInfo, hasTouch)),
});
