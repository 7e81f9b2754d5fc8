/** Download games: the module's entry point. */
import * as contract from '@/lib/contract/billing';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { ServiceError } from '@/lib/errors';
import { MAIL_FIELDS } from '@/lib/validation/account-fields';
import { asc, isNotNull } from 'drizzle-orm';
import { purchase } from '../../db/schema/billing';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { queueAccountRequest } from '../auth/account-requests';
import { checkFields } from '../auth/check-fields';
import { findMember, requireMember } from '../auth/current-member';
import { limitByEmail } from '../auth/lost-password';
import { findAllowedOrigin } from '../auth/origin-of';
import type { ProductService } from '../service';
import { listPurchases, ownsProduct } from './list-purchases';
import { findProduct } from './products';

export { listBoughtGames } from './list-purchases';
export type { Downloads } from './downloads';

const createNoSuchProductError = (): ServiceError =>
  new ServiceError('notFound', BILLING_MESSAGES.noSuchProduct);

export const shopCalls = (service: ProductService): ServedCall[] => [
  bindCall(contract.listPurchases, async ({ query }, context) =>
    listPurchases(service, await requireMember(service, context), query),
  ),
  bindCall(contract.getOffer, async ({ params }, context) => {
    const found = await findProduct(service, params.sku);
    if (!found) throw createNoSuchProductError();
    const row = await findMember(service, context);
    return {
      title: found.title,
      cents: found.cents,
      provider: service.billing.provider?.id ?? null,
      isOwned: row !== null && (await ownsProduct(service, row.uid, found.sku)),
    };
  }),
  bindCall(contract.getDownload, async ({ params }) => {
    const file = service.shop.downloads.fileOf(params.sku);
    if (!file || !(await findProduct(service, params.sku))) throw createNoSuchProductError();
    return { url: file.url, bytes: file.bytes, hasTrial: true, version: file.version };
  }),
  // The request is stored in the same way whether or not an account has the email address, and is processed after the
  // response.
  bindCall(contract.resendKeys, async ({ body }, context) => {
    const email = String(checkFields(MAIL_FIELDS, { mail: body.mail }).mail);
    await limitByEmail(service, 'resend-keys', email, context);
    const origin = findAllowedOrigin(service, context);
    await queueAccountRequest(
      service.db,
      { kind: 'resendKeys', payload: { email, origin } },
      context.clock.now(),
    );
    service.accountRequests.wake();
    return { ok: true };
  }),
  bindCall(contract.listRevokedKeys, async () => {
    const rows = await service.db
      .select({ id: purchase.licenseId })
      .from(purchase)
      .where(isNotNull(purchase.revokedAt))
      .orderBy(asc(purchase.revokedAt), asc(purchase.id));
    return { revoked: rows.map(({ id }) => id) };
  }),
];
