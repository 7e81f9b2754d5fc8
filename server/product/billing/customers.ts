/** Finds or creates the payment provider's customer of a member. The customer is created at the first payment. */
import { and, eq } from 'drizzle-orm';
import { customer } from '../../db/schema/billing';
import type { MemberRow } from '../auth/sessions';
import type { BillingService } from './billing';
import { CustomerGoneError, type PaymentProvider } from './provider';

export const findCustomer = async (
  { db }: Pick<BillingService, 'db'>,
  provider: PaymentProvider,
  uid: number,
): Promise<string | null> => {
  const [row] = await db
    .select({ id: customer.providerCustomerId })
    .from(customer)
    .where(and(eq(customer.provider, provider.id), eq(customer.memberUid, uid)));
  return row?.id ?? null;
};

const createAndStoreCustomer = (provider: PaymentProvider, row: MemberRow): Promise<string> =>
  provider.createCustomer({
    memberId: row.memberId,
    // An unverified email address may belong to someone else.
    email: row.emailVerifiedAt ? row.email : null,
  });

/** Returns the customer id of a member, and stores it before any payment. */
const ensureCustomer = async (
  service: Pick<BillingService, 'db'>,
  provider: PaymentProvider,
  row: MemberRow,
): Promise<string> => {
  const known = await findCustomer(service, provider, row.uid);
  if (known) return known;
  const made = await createAndStoreCustomer(provider, row);
  await service.db
    .insert(customer)
    .values({ provider: provider.id, memberUid: row.uid, providerCustomerId: made })
    .onConflictDoNothing();
  return (await findCustomer(service, provider, row.uid)) ?? made;
};

/**
 * Runs an action as a member's customer. If the customer was deleted at the provider, creates a new one and retries
 * once.
 */
export const withCustomer = async <T>(
  service: Pick<BillingService, 'db'>,
  provider: PaymentProvider,
  row: MemberRow,
  work: (customerId: string) => Promise<T>,
): Promise<T> => {
  try {
    return await work(await ensureCustomer(service, provider, row));
  } catch (error) {
    if (!(error instanceof CustomerGoneError)) throw error;
    const providerCustomerId = await createAndStoreCustomer(provider, row);
    await service.db
      .update(customer)
      .set({ providerCustomerId })
      .where(and(eq(customer.provider, provider.id), eq(customer.memberUid, row.uid)));
    return work(providerCustomerId);
  }
};
