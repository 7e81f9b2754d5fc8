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

const entry = (key: string, icon: UiIcon, name: string, href: string, about: string): AccountEntry => ({
  key,
  icon,
  name,
  href,
  about,
});

export const OVERVIEW = entry('overview', 'home', 'Overview', paths.account(), 'Everything at a glance');

export const ACCOUNT_PARTS: readonly AccountEntry[] = [
  entry(
    'personal',
    'user',
    'Personal info',
    accountPaths.accountPart('personal'),
    'What your profile tells of you',
  ),
  entry('picture', 'eye', 'Picture', accountPaths.accountPart('picture'), 'A drawn one, or your own'),
  entry('name', 'edit', 'Name', accountPaths.accountPart('name'), 'What others call you'),
  entry('email', 'mail', 'Email', accountPaths.accountPart('email'), 'Where we write to you'),
  entry('password', 'lock', 'Password', accountPaths.accountPart('password'), 'What keeps others out'),
  entry(
    'look',
    'sun',
    'Layout and theme',
    accountPaths.accountPart('look'),
    'Modern or classic, light or dark',
  ),
  entry(
    'privacy',
    'eye',
    'Privacy',
    accountPaths.accountPart('privacy'),
    'Who sees what, and what we send you',
  ),
  entry(
    'tokens',
    'flame',
    'Tokens and streaks',
    accountPaths.accountPart('tokens'),
    'What you have, and how it came',
  ),
  entry('lists', 'list', 'Lists', accountPaths.accountPart('lists'), 'Games you collect, and share'),
  entry('hidden', 'eye', 'Hidden games', accountPaths.accountPart('hidden'), 'What your lists leave out'),
  entry('subscription', 'gift', 'Subscription', accountPaths.subscription(), 'Playing without advertising'),
  entry('purchases', 'dl', 'Purchases', accountPaths.purchases(), 'Downloads and their keys'),
  entry('data', 'list', 'Your data', accountPaths.accountPart('data'), 'Take it with you, or delete it'),
];
