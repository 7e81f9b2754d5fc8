/** The parts of the account, listed in its navigation and on its first page. */
import type { UiIcon } from '@/components/ui/icon';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';

export interface AccountEntry {
  key: string;
  name: string;
  about: string;
  href: string;
  icon: UiIcon;
}

const createAccountEntry = (
  key: string,
  icon: UiIcon,
  name: string,
  href: string,
  about: string,
): AccountEntry => ({
  key,
  icon,
  name,
  href,
  about,
});

export const OVERVIEW_ENTRY = createAccountEntry(
  'overview',
  'home',
  'Overview',
  paths.account(),
  'Everything at a glance',
);

export const ACCOUNT_PAGES: readonly AccountEntry[] = [
  createAccountEntry(
    'personal',
    'user',
    'Personal info',
    accountPaths.accountPart('personal'),
    'The details on your profile',
  ),
  createAccountEntry(
    'picture',
    'eye',
    'Picture',
    accountPaths.accountPart('picture'),
    'Choose a drawing, or upload your own',
  ),
  createAccountEntry('name', 'edit', 'Name', accountPaths.accountPart('name'), 'The name other players see'),
  createAccountEntry('email', 'mail', 'Email', accountPaths.accountPart('email'), 'Your email address'),
  createAccountEntry(
    'password',
    'lock',
    'Password',
    accountPaths.accountPart('password'),
    'Change your password',
  ),
  createAccountEntry(
    'look',
    'sun',
    'Layout and theme',
    accountPaths.accountPart('look'),
    'Modern or classic, light or dark',
  ),
  createAccountEntry(
    'privacy',
    'eye',
    'Privacy',
    accountPaths.accountPart('privacy'),
    'What others can see, and which emails you get',
  ),
  createAccountEntry(
    'tokens',
    'flame',
    'Tokens and streaks',
    accountPaths.accountPart('tokens'),
    'Your balance and how you earned it',
  ),
  createAccountEntry(
    'lists',
    'list',
    'Lists',
    accountPaths.accountPart('lists'),
    'Games that you collect and share',
  ),
  createAccountEntry(
    'hidden',
    'eye',
    'Hidden games',
    accountPaths.accountPart('hidden'),
    'Games that are left out of your lists',
  ),
  createAccountEntry('subscription', 'gift', 'Subscription', accountPaths.subscription(), 'Play without ads'),
  createAccountEntry(
    'purchases',
    'dl',
    'Purchases',
    accountPaths.purchases(),
    'Your downloads and license keys',
  ),
  createAccountEntry(
    'data',
    'list',
    'Your data',
    accountPaths.accountPart('data'),
    'Download your data, or delete your account',
  ),
];
