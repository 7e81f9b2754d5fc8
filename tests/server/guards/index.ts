/** Lists the site's guards (docs/security.md). */
import { ACCOUNTS_GUARDS } from './accounts';
import { CONTENT_GUARDS } from './content';
import { MAIL_GUARDS } from './mail';
import { PAYMENTS_GUARDS } from './payments';
import { REQUESTS_GUARDS } from './requests';
import { SCORES_GUARDS } from './scores';
import type { Guard } from './guard';

export const GUARDS: readonly Guard[] = [
  ...PAYMENTS_GUARDS,
  ...MAIL_GUARDS,
  ...CONTENT_GUARDS,
  ...SCORES_GUARDS,
  ...REQUESTS_GUARDS,
  ...ACCOUNTS_GUARDS,
];
