/** Lets each member vote a comment helpful or unhelpful, and change the vote. Members cannot vote on their own comments. */
import { useSignInFirst } from '@/components/account/use-sign-in-first';
import { ActionError } from '@/components/ui/action-error';
import { Icon } from '@/components/ui/icon';
import type { Comment, Comments } from '@/stores/queries/use-comments';
import { useVote } from '@/stores/queries/use-vote';

const VOTES = [
  { vote: 'helpful', label: 'Helpful', icon: 'up' },
  { vote: 'unhelpful', label: 'Unhelpful', icon: 'down' },
] as const;

export const CommentVotes = ({ comment, comments }: { comment: Comment; comments: Comments }) => {
  const signInFirst = useSignInFirst();
  const { give, error } = useVote(comment, comments);
  const votes = VOTES.map(({ vote, label, icon }) =>
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
