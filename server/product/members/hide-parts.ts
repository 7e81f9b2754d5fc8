/** Which parts of a profile are hidden; of the streaks the scores service is told at once. */
import { eq } from 'drizzle-orm';
import type { PROFILE_PARTS } from '@/lib/contract/users';
import { member } from '../../db/schema/members';
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
  const before = await withMember(db, own.uid, async (tx, row) => {
    await tx.update(member).set({ hiddenParts }).where(eq(member.uid, own.uid));
    return row;
  });
  if (hiddenParts.includes('streaks') === before.hiddenParts.includes('streaks')) return;
  try {
    const avatarUrl = await avatarUrlOf(db, before.avatarFid);
    await scoresOf.introduce({ ...before, hiddenParts }, avatarUrl, context.clock.now());
  } catch (error) {
    // The member's next token says it.
    context.log.warn('the scores service was not told what is hidden', {
      requestId: context.requestId,
      error,
    });
  }
};
