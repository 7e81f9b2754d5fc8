/** Sends license keys by mail: after a purchase, and again on request for an email address. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { productOrder, purchase } from '../../db/schema/billing';
import { member } from '../../db/schema/members';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import { accountPaths } from '@/lib/account-paths';
import type { Transaction } from '../auth/with-members';
import { emailKeyOf } from '../auth/names';
import type { ProductService } from '../service';
import type { DownloadFile } from './downloads';
import { memberPurchasesCondition } from './list-purchases';

type KeyMailService = Pick<ProductService, 'clock' | 'config' | 'shop' | 'billing'>;

/** The maximum number of accounts that may share an unverified email address. */
const MAX_ACCOUNTS = 5;
const MAX_KEYS = 100;

const createFileLink = (file: DownloadFile | null, title: string, origin: string) =>
  file ? [{ label: `Download ${title}`, href: `${origin}${file.url}` }] : [];

const KEY_INSTRUCTIONS =
  'Open the file in your browser, choose “Enter a key”, and paste the complete key. No connection is needed.';

/** Mails the key in the transaction of the purchase, so that every buyer gets it, and no one else. */
export const mailPurchasedKey = async (
  service: KeyMailService,
  tx: Transaction,
  order: typeof productOrder.$inferSelect,
  key: string,
): Promise<void> => {
  const [row] = await tx
    .select()
    .from(member)
    .where(eq(member.uid, order.memberUid ?? 0));
  if (!row) return;
  const { productName } = service.config;
  const { origin } = order;
  const message = composeMail(
    {
      kind: 'licence-key',
      subject: `Your key for ${order.title}`,
      paragraphs: [
        `Hello ${row.name},`,
        `${order.title} is yours. This is its license key:`,
        key,
        KEY_INSTRUCTIONS,
      ],
      links: createFileLink(service.shop.downloads.fileOf(order.productSku), order.title, origin),
      button: { label: 'See your purchases', href: `${origin}${accountPaths.purchases()}` },
      closing: ['Keep this message: the key remains valid on all your computers.'],
    },
    productName,
  );
  await queueMail(tx, row.email, message, service.clock.now());
};

/**
 * Mails the license keys of the verified account with an email address. Without one, mails the keys of every unverified
 * account that uses the email address. Sends nothing if there are no keys.
 */
export const mailKeysAgain = async (
  service: KeyMailService,
  tx: Transaction,
  { email, origin }: { email: string; origin: string },
): Promise<void> => {
  const rows = await tx
    .select()
    .from(member)
    .where(eq(member.emailKey, emailKeyOf(email)))
    .orderBy(sql`${member.emailVerifiedAt} is null`, member.uid)
    .limit(MAX_ACCOUNTS);
  const owner = rows.find((row) => row.emailVerifiedAt);
  for (const row of owner ? [owner] : rows) {
    const bought = await tx
      .select({ sku: purchase.productSku, key: purchase.licenseKey, title: productOrder.title })
      .from(purchase)
      .innerJoin(productOrder, eq(productOrder.id, purchase.orderId))
      .where(and(memberPurchasesCondition(service, row.uid), isNull(purchase.revokedAt)))
      .orderBy(asc(purchase.purchasedAt), asc(purchase.id))
      .limit(MAX_KEYS);
    if (bought.length === 0) continue;
    const message = composeMail(
      {
        kind: 'licence-keys-again',
        subject: `Your keys from ${service.config.productName}`,
        paragraphs: [
          `Hello ${row.name},`,
          bought.length === 1 ? 'this is the key of your game:' : 'these are the keys of your games:',
          ...bought.flatMap(({ title, key }) => [`${title}:`, key]),
          KEY_INSTRUCTIONS,
        ],
        links: bought.flatMap(({ sku, title }) =>
          createFileLink(service.shop.downloads.fileOf(sku), title, origin),
        ),
        closing: ['If you did not ask for them, ignore this message: nobody else has seen them.'],
      },
      service.config.productName,
    );
    await queueMail(tx, row.email, message, service.clock.now());
  }
};
