/** One comment: its author, date and text, and the actions on it. */
import { useEffect, useRef, useState } from 'react';
import { MemberImage } from '@/components/account/member-image';
import { giveFocus } from '@/components/ui/focus/give-focus';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { timeAgoText } from '@/lib/domain/days/time-ago';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import type { Comment, CommentsState } from '@/stores/queries/use-comments';
import { CommentTools, EDIT_MARK } from './comment-tools';
import { CommentVotes } from './comment-votes';
import { EditComment } from './edit-comment';

interface CommentCardProps {
  comment: Comment;
  comments: CommentsState;
}

export const CommentCard = ({ comment, comments }: CommentCardProps) => {
  const { author } = comment;
  const [isEdited, setEdited] = useState(false);
  const card = useRef<HTMLElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited)
      giveFocus(card.current?.querySelector(`[${EDIT_MARK}]`), card.current);
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <article
      ref={card}
      className="comment-card"
      tabIndex={-1}
      aria-label={`Comment by ${author.displayName}`}
    >
      <MemberImage name={author.displayName} url={author.avatarUrl} size={44} />
      <div className="who">
        {author.profileHref ? (
          <SiteLink href={author.profileHref}>{author.displayName}</SiteLink>
        ) : (
          <b>{author.displayName}</b>
        )}
        <time dateTime={comment.createdAt}>{timeAgoText(new Date(comment.createdAt), new Date())}</time>
        {comment.editedAt && <span>edited</span>}
      </div>
      {comment.isHidden && (
        <p className="hidden-mark">
          <Icon name="eye" />
          {comment.isOwn ? SOCIAL_MESSAGES.hiddenForAuthor : SOCIAL_MESSAGES.hiddenForAdministrator}
        </p>
      )}
      {isEdited ? (
        <EditComment comment={comment} comments={comments} onDone={() => setEdited(false)} />
      ) : (
        <p className="text">{comment.body}</p>
      )}
      <div className="tools">
        <CommentVotes comment={comment} comments={comments} />
        {!isEdited && <CommentTools comment={comment} comments={comments} onEdit={() => setEdited(true)} />}
      </div>
    </article>
  );
};
