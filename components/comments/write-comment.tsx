/** The form for a new comment. It requires a confirmed email address; visitors are asked to join when they post. */
import { MemberImage } from '@/components/account/member-image';
import { useRunWhenAuthReady } from '@/components/account/use-run-when-auth-ready';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextareaField } from '@/components/forms/textarea-field';
import { useForm } from '@/components/forms/use-form';
import type { Game } from '@/lib/contract/game';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { COMMENT_FIELDS } from '@/lib/validation/social-fields';
import { REGISTER_DIALOG } from '@/stores/account-dialogs';
import { NOT_SENT } from '@/stores/form-store';
import type { CommentsState } from '@/stores/queries/use-comments';
import { useAuth, useAuthStore, useModal, useNotifications } from '@/stores/stores-provider';
import { ConfirmEmailNotice } from './confirm-first';

export const WriteComment = ({ game, comments }: { game: Game; comments: CommentsState }) => {
  const user = useAuth((state) => state.user);
  const notify = useNotifications((state) => state.notify);
  const auth = useAuthStore();
  const open = useModal((state) => state.open);
  const whenReady = useRunWhenAuthReady();
  const form = useForm({
    schema: COMMENT_FIELDS,
    initial: { body: '' },
  });
  if (user && !user.emailVerified)
    return <ConfirmEmailNotice hasText={form.store.getState().data.body !== ''} />;

  const postComment = async (body: string): Promise<void> => {
    comments.add(await comments.client.create(game.uid, body));
    form.store.getState().rebase({ body: '' });
    notify(SOCIAL_MESSAGES.commentSent, 'success');
  };
  /** Sends the text for a member; a new member first confirms the email address, and the form stores the text until then. */
  const postAfterSignIn = async (body: string) =>
    auth.getState().user?.emailVerified ? postComment(body) : NOT_SENT;
  const handleSubmit = async ({ body = '' }: { body?: string }) => {
    if (await new Promise<boolean>(whenReady)) return postAfterSignIn(body);
    open(REGISTER_DIALOG, {
      onEnter: () => () =>
        void form.store.getState().submit(({ body: latest = '' }) => postAfterSignIn(latest)),
    });
    return NOT_SENT;
  };
  return (
    <div className="comment-write">
      <MemberImage name={user?.displayName ?? '?'} url={user?.avatarUrl ?? null} size={44} />
      <Form form={form} label="Add a comment" onSubmit={handleSubmit}>
        <TextareaField
          name="body"
          label="Add a comment"
          hint={user ? undefined : SOCIAL_MESSAGES.commentsRequireAccount}
          rows={2}
        />
        <SubmitButton>Post</SubmitButton>
      </Form>
    </div>
  );
};
