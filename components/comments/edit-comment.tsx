/** Lets a member edit the text of an own comment within 15 minutes (docs/specification/choices.md). */
import { useEffect, useRef } from 'react';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextareaField } from '@/components/forms/textarea-field';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { COMMENT_FIELDS } from '@/lib/validation/social-fields';
import { hasNewText } from '@/stores/form-store';
import type { Comment, CommentsState } from '@/stores/queries/use-comments';
import { useNotifications } from '@/stores/stores-provider';

interface EditCommentProps {
  comment: Comment;
  comments: CommentsState;
  onDone(): void;
}

export const EditComment = ({ comment, comments, onDone }: EditCommentProps) => {
  const notify = useNotifications((state) => state.notify);
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({
    schema: COMMENT_FIELDS,
    initial: { body: comment.body },
  });
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  const handleCancel = (): void => {
    form.store.getState().reset();
    onDone();
  };
  return (
    <div ref={place} className="comment-edit">
      <Form
        form={form}
        label="Change your comment"
        draft={`comment ${comment.cid}`}
        onSubmit={async ({ body = '' }) => {
          comments.change(comment.cid, await comments.client.update(comment.cid, body));
          notify(SOCIAL_MESSAGES.commentChanged, 'success');
          // Text that was typed during the request is not saved yet.
          if (!hasNewText(form.store.getState())) onDone();
        }}
      >
        <TextareaField name="body" label="Your comment" rows={3} />
        <div className="form-pair">
          <Button kind="line" onClick={handleCancel}>
            Cancel
          </Button>
          <SubmitButton>Save changes</SubmitButton>
        </div>
      </Form>
    </div>
  );
};
