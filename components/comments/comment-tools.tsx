/** The actions on a comment: its author can edit it, other members can report it, and administrators can hide or restore it. */
import { useMemo } from 'react';
import { useRequireSignIn } from '@/components/account/use-require-sign-in';
import { ActionError } from '@/components/ui/action-error';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { isSecondClick } from '@/stores/double-press';
import type { Comment, CommentsState } from '@/stores/queries/use-comments';
import { useAuth, useModal } from '@/stores/stores-provider';
import { createOptimisticUpdate } from '@/stores/optimistic-update';
import { useActionError } from '@/stores/use-action-error';
import { COMMENT_REPORT_DIALOG } from './comment-report';

/** The attribute of the button that opens the editor, by which the focus returns to it. */
export const EDIT_MARK = 'data-edit';

interface CommentToolsProps {
  comment: Comment;
  comments: CommentsState;
  onEdit(): void;
}

export const CommentTools = ({ comment, comments, onEdit }: CommentToolsProps) => {
  const { cid, isHidden } = comment;
  const { client, change } = comments;
  const isAdmin = useAuth((state) => state.user?.isAdminUser ?? false);
  const open = useModal((state) => state.open);
  const { error, setError } = useActionError();
  const signInFirst = useRequireSignIn();
  const hiding = useMemo(
    () =>
      createOptimisticUpdate<boolean>({
        show: (hidden) => change(cid, { isHidden: hidden }),
        send: (hidden) => client.hide(cid, hidden),
        fail: (cause) => setError(describeError(cause, SOCIAL_MESSAGES.hideFailed)),
      }),
    [change, cid, client, setError],
  );
  return (
    <>
      {comment.isEditable && (
        <button type="button" className="quiet" {...{ [EDIT_MARK]: '' }} onClick={onEdit}>
          Edit
        </button>
      )}
      {!comment.isOwn && (
        <button
          type="button"
          className="quiet"
          aria-haspopup="dialog"
          onClick={() => signInFirst(() => open(COMMENT_REPORT_DIALOG, { onEnter: () => cid }))}
        >
          Report
        </button>
      )}
      {isAdmin && (
        <button
          type="button"
          className="quiet"
          onClick={(event) => {
            if (isSecondClick(event)) return;
            setError('');
            hiding.request(!isHidden, isHidden);
          }}
        >
          {isHidden ? 'Show' : 'Hide'}
        </button>
      )}
      {isAdmin && <ActionError error={error} />}
    </>
  );
};
