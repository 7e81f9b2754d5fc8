/** Mails the link that verifies an email address. If the address belongs to another account, notifies its owner instead. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { member } from '../../db/schema/members';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import type { ProductService } from '../service';
import { expiryOf, findVerifiedOwner, issueToken } from './account-tokens';
import { emailKeyOf } from './names';
import type { MemberRow } from './sessions';
import { lockMembers, type Transaction } from './with-members';

/** The maximum number of unverified accounts with the same email address, as in a family. */
const MAX_ACCOUNTS = 5;

const queueVerificationMail = async (
  service: ProductService,
  tx: Transaction,
  row: MemberRow,
  origin: string,
): Promise<void> => {
  const { productName } = service.config;
  const now = service.clock.now();
  const emailAddress = row.newEmail ?? row.email;
  const owner = await findVerifiedOwner(tx, emailAddress);
  if (owner && owner.uid !== row.uid) {
    const message = composeMail(
      {
        kind: 'address-in-use',
        subject: `You already have a ${productName} account`,
        paragraphs: [
          `Somebody, perhaps you, gave this address for a ${productName} account named ${row.name}.`,
          `The address already belongs to your account ${owner.name}. Nothing about it has changed.`,
        ],
        button: { label: 'Sign in or reset your password', href: `${origin}${paths.login()}` },
        closing: ['If it was not you, there is nothing to do.'],
      },
      productName,
    );
    return queueMail(tx, emailAddress, message, now);
  }
  const secret = await issueToken(tx, 'verify', row.uid, emailAddress, now);
  const message = composeMail(
    {
      kind: 'verify-email',
      subject: `Confirm your address for ${productName}`,
      paragraphs: [
        `Hello ${row.name},`,
        `please confirm that this address is yours. The link is good for 24 hours and works once.`,
      ],
      button: {
        label: 'Confirm my address',
        href: `${origin}${accountPaths.emailVerification()}#token=${secret}`,
      },
      closing: [`If you have no ${productName} account, you can ignore this message.`],
    },
    productName,
  );
  return queueMail(tx, emailAddress, message, now, { expiresAt: expiryOf('verify', now) });
};

const isVerificationPending = ({ newEmail, emailVerifiedAt }: MemberRow): boolean =>
  newEmail !== null || emailVerifiedAt === null;

/** Mails the link to a member whose current or new email address is not verified yet. */
export const mailVerification = async (
  service: ProductService,
  tx: Transaction,
  memberUid: number,
  origin: string,
): Promise<void> => {
  const row = (await lockMembers(tx, [memberUid])).get(memberUid);
  if (row && isVerificationPending(row)) await queueVerificationMail(service, tx, row, origin);
};

/** Mails the link to every member with this unverified email address; sends nothing when it is unknown or verified. */
export const mailVerificationsFor = async (
  service: ProductService,
  tx: Transaction,
  email: string,
  origin: string,
): Promise<void> => {
  const key = emailKeyOf(email);
  const found = await tx
    .select({ uid: member.uid })
    .from(member)
    .where(
      or(
        and(eq(member.emailKey, key), isNull(member.emailVerifiedAt)),
        sql`lower(${member.newEmail}) = ${key}`,
      ),
    )
    .orderBy(member.uid)
    .limit(MAX_ACCOUNTS);
  const locked = await lockMembers(
    tx,
    found.map(({ uid }) => uid),
  );
  for (const row of locked.values())
    if (isVerificationPending(row) && emailKeyOf(row.newEmail ?? row.email) === key)
      await queueVerificationMail(service, tx, row, origin);
};
