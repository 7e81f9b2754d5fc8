/** Builds Playwright's selector strings for the `getBy…` methods and filters of a locator. */
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';

const core = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
const { escapeForTextSelector, escapeForAttributeSelector } = (
  core('playwright-core/lib/coreBundle') as {
    iso: Record<
      'escapeForTextSelector' | 'escapeForAttributeSelector',
      (text: string | RegExp, isExact: boolean) => string
    >;
  }
).iso;

type TextMatcher = string | RegExp;
type RoleOptions = NonNullable<Parameters<Locator['getByRole']>[1]>;

interface FilterOptions {
  hasText?: TextMatcher;
  has?: { selector: string };
}

const ROLE_PROPERTIES = ['checked', 'disabled', 'selected', 'expanded', 'level', 'pressed'] as const;

export const roleSelector = (role: string, options: RoleOptions = {}): string => {
  const properties = ROLE_PROPERTIES.flatMap((name) =>
    options[name] === undefined ? [] : [`[${name}=${options[name]}]`],
  );
  const name =
    options.name === undefined
      ? ''
      : `[name=${escapeForAttributeSelector(options.name, options.exact ?? false)}]`;
  return `internal:role=${role}${properties.join('')}${name}`;
};

export const textSelector = (text: TextMatcher, { exact = false } = {}): string =>
  `internal:text=${escapeForTextSelector(text, exact)}`;

export const labelSelector = (text: TextMatcher, { exact = false } = {}): string =>
  `internal:label=${escapeForTextSelector(text, exact)}`;

export const filterSelectors = ({ hasText, has }: FilterOptions = {}): string =>
  [
    ...(hasText === undefined ? [] : [`internal:has-text=${escapeForTextSelector(hasText, false)}`]),
    ...(has === undefined ? [] : [`internal:has=${JSON.stringify(has.selector)}`]),
  ]
    .map((filter) => ` >> ${filter}`)
    .join('');
