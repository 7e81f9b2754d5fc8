/** Mails a link for setting a new password to the account with an email address, if there is one. */
import { eq, sql } from 'drizzle-orm';
import { member } from '../../db/schema/members';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import type { ProductService } from '../service';
import { expiryOf, issueToken } from './account-tokens';
import { emailKeyOf } from './names';
import type { MemberRow } from './sessions';
import { lockMembers, type Transaction } from './with-members';

/** The maximum number of accounts that may share an unverified email address, as in a family. */
const MAX_ACCOUNTS = 5;

const queueResetMail = async (
  service: ProductService,
  tx: Transaction,
  row: MemberRow,
  { path, origin }: { path: string; origin: string },
): Promise<void> => {
  const now = service.clock.now();
  const { productName } = service.config;
  const secret = await issueToken(tx, 'reset', row.uid, row.email, now);
  // The data follows the #, because server logs and referrers do not contain the fragment.
  const href = `${origin}${path}#name=${encodeURIComponent(row.name)}&token=${secret}`;
  const message = composeMail(
    {
      kind: 'reset-password',
      subject: `Set a new password for ${productName}`,
      paragraphs: [
        `Hello ${row.name},`,
        'with this link you set a new password. It is good for 30 minutes and works once.',
      ],
      button: { label: 'Set a new password', href },
      closing: ['If you did not ask for it, ignore this message: your password stays as it is.'],
    },
    productName,
  );
  await queueMail(tx, row.email, message, now, { expiresAt: expiryOf('reset', now) });
};

/**
 * Mails the link to the account that has verified this email address, or otherwise to every unverified account that
 * entered it.
 */
export const mailResetLinks = async (
  service: ProductService,
  tx: Transaction,
  { email, path, origin }: { email: string; path: string; origin: string },
): Promise<void> => {
  // Finds the account with this verified email address. If there is none, finds all accounts that have entered the
  // address, so that an unverified account cannot block another one.
  const found = await tx
    .select({ uid: member.uid })
    .from(member)
    .where(eq(member.emailKey, emailKeyOf(email)))
    .orderBy(sql`${member.emailVerifiedAt} is null`, member.uid)
    .limit(MAX_ACCOUNTS);
  const locked = await lockMembers(
    tx,
    found.map(({ uid }) => uid),
  );
  const rows = [...locked.values()].filter((row) => row.emailKey === emailKeyOf(email));
  const owner = rows.find((row) => row.emailVerifiedAt);
  for (const row of owner ? [owner] : rows) await queueResetMail(service, tx, row, { path, origin });
};
