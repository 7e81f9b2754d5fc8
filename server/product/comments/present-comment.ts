/** Converts a comment to the API's format; a deleted author is shown as a former player. */
import type { InferInput } from 'valibot';
import type { comment as commentSchema } from '@/lib/contract/comments';
import { FORMER_PLAYER } from '@/lib/domain/members/former-player';
import { paths } from '@/lib/paths';
import type { comment } from '../../db/schema/community';
import type { avatar, member } from '../../db/schema/members';
import { urlOfAvatar } from '../avatars';

export interface CommentRow {
  comment: typeof comment.$inferSelect;
  member: Pick<typeof member.$inferSelect, 'uid' | 'name'> | null;
  avatar: Pick<typeof avatar.$inferSelect, 'fid' | 'drawing'> | null;
  /** The viewer's own vote. */
  vote: boolean | null;
}

// docs/specification/choices.md: a comment can be edited for 15 minutes.
export const EDIT_WINDOW_MS = 15 * 60_000;

export const presentComment = (
  { comment, member, avatar, vote }: CommentRow,
  askerUid: number | null,
  now: Date,
): InferInput<typeof commentSchema> => {
  const isOwn = member !== null && member.uid === askerUid;
  return {
    cid: String(comment.cid),
    nid: String(comment.gameUid),
    author: {
      uid: member ? String(member.uid) : null,
      displayName: member?.name ?? FORMER_PLAYER,
      avatarUrl: avatar ? urlOfAvatar(avatar) : null,
      profileHref: member ? paths.profile(String(member.uid)) : null,
    },
    body: comment.body,
    createdAt: comment.createdAt.toISOString(),
    editedAt: comment.editedAt?.toISOString() ?? null,
    helpful: comment.helpful,
    unhelpful: comment.unhelpful,
    ownVote: vote === null ? null : vote ? 'helpful' : 'unhelpful',
    isOwn,
    isEditable: isOwn && now.getTime() - comment.createdAt.getTime() < EDIT_WINDOW_MS,
    isHidden: comment.hiddenAt !== null,
  };
};
