/** The comments on a game, which visitors can read, and members can write, rate and report. */
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Game } from '@/lib/contract/game';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useComments } from '@/stores/queries/use-comments';
import { useActionError } from '@/stores/use-action-error';
import { CommentCard } from './comment-card';
import { CommentReportDialog } from './comment-report';
import { WriteComment } from './write-comment';

const SORT_TABS = [
  { key: 'helpful', label: 'Most helpful' },
  { key: 'newest', label: 'Newest' },
] as const;

export const CommentsPanel = ({ game }: { game: Game }) => {
  const comments = useComments(game.uid);
  const { error, setError } = useActionError();
  const { rows, failure, total, sort } = comments;
  const handleShowMore = async (): Promise<void> => {
    setError('');
    await comments
      .showMore()
      .catch((cause: unknown) => setError(describeError(cause, SOCIAL_MESSAGES.listFailed)));
  };
  return (
    <Panel className="comments-panel" aria-labelledby="comments" aria-busy={(!rows && !failure) || undefined}>
      <div className="head">
        <h2 id="comments">Comments {total > 0 && <small>{total}</small>}</h2>
        <span className="select">
          <select
            aria-label="Order of the comments"
            value={sort}
            onChange={(event) => comments.setSort(event.target.value === 'newest' ? 'newest' : 'helpful')}
          >
            {SORT_TABS.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevD" />
        </span>
      </div>
      <WriteComment game={game} comments={comments} />
      {!rows && !failure && (
        <div className="waiting">
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {failure && (
        <div className="failed" role="alert">
          <p>{failure}</p>
          <RetryButton onRetry={comments.retry} />
        </div>
      )}
      {rows?.length === 0 && <EmptyState line={SOCIAL_MESSAGES.commentsEmpty} />}
      {rows?.map((comment) => (
        <CommentCard key={comment.cid} comment={comment} comments={comments} />
      ))}
      {comments.hasMore && (
        <Button kind="line" isFull isBusy={comments.isBusy} onClick={() => void handleShowMore()}>
          Show more comments
        </Button>
      )}
      <ActionError error={error} />
      <CommentReportDialog client={comments.client} />
    </Panel>
  );
};
