/** Lets each member vote a comment helpful or unhelpful, and change the vote. Members cannot vote on their own comments. */
import { useRequireSignIn } from '@/components/account/use-require-sign-in';
import { ActionError } from '@/components/ui/action-error';
import { Icon } from '@/components/ui/icon';
import type { Comment, CommentsState } from '@/stores/queries/use-comments';
import { useVote } from '@/stores/queries/use-vote';

const VOTE_BUTTONS = [
  { vote: 'helpful', label: 'Helpful', icon: 'up' },
  { vote: 'unhelpful', label: 'Unhelpful', icon: 'down' },
] as const;

export const CommentVotes = ({ comment, comments }: { comment: Comment; comments: CommentsState }) => {
  const signInFirst = useRequireSignIn();
  const { give, error } = useVote(comment, comments);
  const votes = VOTE_BUTTONS.map(({ vote, label, icon }) =>
    comment.isOwn ? (
      <span key={vote} className="vote">
        <Icon name={icon} />
        {label} {comment[vote] > 0 && comment[vote]}
      </span>
    ) : (
      <button
        key={vote}
        type="button"
        className="vote"
        aria-pressed={comment.ownVote === vote}
        onClick={() => signInFirst(() => give(vote))}
      >
        <Icon name={icon} />
        {label} {comment[vote] > 0 && comment[vote]}
      </button>
    ),
  );
  return (
    <>
      {votes}
      <ActionError error={error} />
    </>
  );
};
