/** Stores which parts of a profile are hidden, and notifies the scores service immediately of hidden streaks. */
import { eq } from 'drizzle-orm';
import type { PROFILE_PARTS } from '@/lib/contract/users';
import { member, nextProfileRevision } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import type { ProductService } from '../service';
import { sendProfile } from './send-profile';

export const hideParts = async (
  service: ProductService,
  own: MemberRow,
  parts: readonly (typeof PROFILE_PARTS)[number][],
  context: RequestContext,
): Promise<void> => {
  const hiddenParts = [...new Set(parts)];
  const changed = await withLockedMember(service.db, own.uid, async (tx, before) => {
    const changesTokens = hiddenParts.includes('streaks') !== before.hiddenParts.includes('streaks');
    const [row] = await tx
      .update(member)
      .set({ hiddenParts, ...(changesTokens && { profileRevision: nextProfileRevision }) })
      .where(eq(member.uid, own.uid))
      .returning();
    return changesTokens ? row : undefined;
  });
  if (changed) await sendProfile(service, changed, context);
};
