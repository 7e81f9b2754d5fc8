/** The contact form: stores messages and mails them to the site's operator. */
import { sendContact } from '@/lib/contract/reports';
import { CONTACT_FIELDS } from '@/lib/validation/account-fields';
import { contactMessage } from '../../db/schema/community';
import { serve, type ServedCall } from '../../http/contract-app';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import { networkOf } from '../../platform/network';
import { throttle } from '../../platform/rate-limit';
import { checkFields } from '../auth/check-fields';
import { findMember } from '../auth/current-member';
import type { ProductService } from '../service';

const PER_IP_ADDRESS = { limit: 5, windowSeconds: 3600 };

export const contactCalls = (service: ProductService): ServedCall[] => [
  serve(sendContact, async ({ body }, context) => {
    const now = context.clock.now();
    const { name, mail, subject, message } = checkFields(CONTACT_FIELDS, body);
    await throttle(service.db, `contact:${networkOf(context.ipAddress)}`, PER_IP_ADDRESS, now);
    await service.captcha.require(body.captcha, now);
    const member = await findMember(service, context);
    const { productName } = service.config;
    const words = {
      kind: 'contact',
      subject: `[${productName}] ${subject}`,
      paragraphs: [
        `${name} <${mail}>${member ? `, signed in as ${member.name},` : ''} wrote:`,
        ...message.split(/\n+/),
      ],
      headers: { 'Reply-To': mail },
    };
    await service.db.transaction(async (tx) => {
      await tx
        .insert(contactMessage)
        .values({ name, email: mail, subject, message, memberUid: member?.uid ?? null, createdAt: now });
      await queueMail(tx, service.contactEmailAddress, composeMail(words, productName), now);
    });
    service.mail.wake();
    return { ok: true };
  }),
];
