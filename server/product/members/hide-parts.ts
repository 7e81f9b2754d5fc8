/** Which parts of a profile are hidden; of the streaks the scores service is told at once. */
import { eq } from 'drizzle-orm';
import type { PROFILE_PARTS } from '@/lib/contract/users';
import { member, nextProfileRevision } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import type { MemberRow } from '../auth/sessions';
import { withMember } from '../auth/with-members';
import { avatarUrlOf } from '../avatars';
import type { ProductService } from '../service';

export const hideParts = async (
  { db, scoresOf }: ProductService,
  own: MemberRow,
  parts: readonly (typeof PROFILE_PARTS)[number][],
  context: RequestContext,
): Promise<void> => {
  const hiddenParts = [...new Set(parts)];
  const changed = await withMember(db, own.uid, async (tx, before) => {
    const changesTokens = hiddenParts.includes('streaks') !== before.hiddenParts.includes('streaks');
    const [row] = await tx
      .update(member)
      .set({ hiddenParts, ...(changesTokens && { profileRevision: nextProfileRevision }) })
      .where(eq(member.uid, own.uid))
      .returning();
    return changesTokens ? row : undefined;
  });
  if (!changed) return;
  try {
    const avatarUrl = await avatarUrlOf(db, changed.avatarFid);
    await scoresOf.introduce(changed, avatarUrl, context.clock.now());
  } catch (error) {
    // The member's next token says it.
    context.log.warn('the scores service was not told what is hidden', {
      requestId: context.requestId,
      error,
    });
  }
};
