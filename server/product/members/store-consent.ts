/**
 * Stores a member's consent in the account, so that it applies on every device. The covered services are taken from
 * the configuration, not from the browser.
 */
import { eq } from 'drizzle-orm';
import type { ConsentChoice } from '@/lib/consent';
import { member } from '../../db/schema/members';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import type { ProductService } from '../service';

export const storeConsent = async (
  { db, config }: ProductService,
  own: Pick<MemberRow, 'uid'>,
  { analytics, advertising }: ConsentChoice,
  now: Date,
): Promise<void> => {
  const consent = {
    analytics,
    advertising,
    services: config.consentServices,
    decidedAt: now.toISOString(),
  };
  await withLockedMember(db, own.uid, async (tx) => {
    await tx.update(member).set({ consent }).where(eq(member.uid, own.uid));
  });
};
