/** A member's vote on a comment. The vote is counted immediately, and undone if the server rejects it. */
import { useMemo } from 'react';
import type { Comment } from '@/api-clients/product/comments';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { createOptimisticUpdate } from '../optimistic-update';
import { useActionError } from '../use-action-error';
import type { CommentsState } from './use-comments';

type CommentVote = 'helpful' | 'unhelpful';
type SetError = (message: string) => void;

/** Returns a comment's counts after replacing the member's vote that they include. */
const applyVote = (base: Comment, vote: CommentVote | null): Partial<Comment> => ({
  ownVote: vote,
  helpful: base.helpful - Number(base.ownVote === 'helpful') + Number(vote === 'helpful'),
  unhelpful: base.unhelpful - Number(base.ownVote === 'unhelpful') + Number(vote === 'unhelpful'),
});

const createVoteUpdate = (
  cid: string,
  { client, change }: Pick<CommentsState, 'client' | 'change'>,
  setError: SetError,
) => {
  let base: Comment | null = null;
  const optimisticUpdate = createOptimisticUpdate<CommentVote | null>({
    show: (vote) => base && change(cid, applyVote(base, vote)),
    send: (vote) => (vote === null ? Promise.resolve() : client.vote(cid, vote)),
    fail: (error) => setError(describeError(error, SOCIAL_MESSAGES.voteFailed)),
  });
  return (vote: CommentVote, shown: Comment): void => {
    base = shown;
    setError('');
    optimisticUpdate.request(vote, shown.ownVote);
  };
};

export const useVote = (
  comment: Comment,
  { client, change }: CommentsState,
): { give(vote: CommentVote): void; error: string } => {
  const { error, setError } = useActionError();
  const { cid } = comment;
  const give = useMemo(
    () => createVoteUpdate(cid, { client, change }, setError),
    [change, cid, client, setError],
  );
  return { give: (vote) => give(vote, comment), error };
};
