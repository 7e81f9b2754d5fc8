/** The contact form: stores messages and mails them to the site's operator. */
import { eq } from 'drizzle-orm';
import { sendContact } from '@/lib/contract/reports';
import { CONTACT_FIELDS } from '@/lib/validation/account-fields';
import { contactMessage } from '../../db/schema/community';
import { member } from '../../db/schema/members';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import { networkOf } from '../../platform/network';
import { throttle } from '../../platform/rate-limit';
import { checkFields } from '../auth/check-fields';
import { findMember } from '../auth/current-member';
import type { Transaction } from '../auth/with-members';
import type { ProductService } from '../service';

const PER_IP_ADDRESS = { limit: 5, windowSeconds: 3600 };

/**
 * Prevents the member's deletion until the end of the transaction. Returns null if the account has already been deleted;
 * inserting its uid would violate a foreign key.
 */
const lockMember = async (tx: Transaction, uid: number): Promise<number | null> => {
  const [row] = await tx.select({ uid: member.uid }).from(member).where(eq(member.uid, uid)).for('key share');
  return row?.uid ?? null;
};

export const contactCalls = (service: ProductService): ServedCall[] => [
  bindCall(sendContact, async ({ body }, context) => {
    const now = context.clock.now();
    const { name, mail, subject, message } = checkFields(CONTACT_FIELDS, body);
    await throttle(service.db, `contact:${networkOf(context.ipAddress)}`, PER_IP_ADDRESS, now);
    await service.captcha.require(body.captcha, now);
    const sender = await findMember(service, context);
    const { productName } = service.config;
    const words = {
      kind: 'contact',
      subject: `[${productName}] ${subject}`,
      paragraphs: [
        `${name} <${mail}>${sender ? `, signed in as ${sender.name},` : ''} wrote:`,
        ...message.split(/\n+/),
      ],
      headers: { 'Reply-To': mail },
    };
    await service.db.transaction(async (tx) => {
      const memberUid = sender ? await lockMember(tx, sender.uid) : null;
      await tx
        .insert(contactMessage)
        .values({ name, email: mail, subject, message, memberUid, createdAt: now });
      await queueMail(tx, service.contactEmailAddress, composeMail(words, productName), now);
    });
    service.mail.wake();
    return { ok: true };
  }),
];
