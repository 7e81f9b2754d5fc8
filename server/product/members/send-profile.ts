/** Sends a member's changed profile to the scores service, so that boards show it even before the member plays again. */
import type { RequestContext } from '../../http/context';
import type { MemberRow } from '../auth/sessions';
import { avatarUrlOf } from '../avatars';
import type { ProductService } from '../service';

/** Sends the name, avatar and number. A failure is only logged, because the member's next token contains the same profile. */
export const sendProfile = async (
  { db, scoresLink }: ProductService,
  row: MemberRow,
  context: RequestContext,
): Promise<void> => {
  try {
    await scoresLink.storeProfile(row, await avatarUrlOf(db, row.avatarFid), context.clock.now());
  } catch (error) {
    context.log.warn('profile update to the scores service failed', { requestId: context.requestId, error });
  }
};
