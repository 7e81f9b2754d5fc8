/** The page for a member's avatar: a drawing, an uploaded image, or none. */
import { useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { useForm } from '@/components/forms/use-form';
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { describeError } from '@/lib/describe-error';
import type { User } from '@/lib/domain/members/user';
import type { FormSchema } from '@/lib/validation/schema';
import { useAvatars, type AvatarChoices } from '@/stores/queries/use-avatars';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { useNotifications } from '@/stores/stores-provider';
import { useActionError } from '@/stores/use-action-error';
import { useSingleFlight } from '@/stores/use-single-flight';
import { below } from '@/styles/breakpoints';
import { AccountForm } from '../frame/account-form';
import { AccountPage } from '../frame/account-page';
import { AccountSkeleton } from '../frame/account-skeleton';
import { AvatarField } from './avatar-field';
import { AvatarShop } from './avatar-shop';
import { MemberImage } from './avatar-image';
import { UploadImage } from './upload-avatar';

const AVATAR_FIELDS = { user_picture: { type: 'value', required: true } } as const satisfies FormSchema;

const AvatarColumns = styled.div`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  gap: 28px;
  align-items: start;

  .worn {
    display: grid;
    gap: 14px;
    justify-items: center;
  }
  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const ChooseImage = ({
  user,
  avatars,
  onDone,
}: {
  user: User;
  avatars: AvatarChoices;
  onDone: () => void;
}) => {
  const { update } = useOwnAccount(user);
  const notify = useNotifications((state) => state.notify);
  const { error, setError } = useActionError();
  const all = [...avatars.own, ...avatars.drawn];
  const selected = all.find(({ url }) => url === user.avatarUrl);
  const form = useForm({ schema: AVATAR_FIELDS, initial: { user_picture: selected?.fid ?? null } });
  const chosen = useStore(form.store, (state) => state.data.user_picture);
  const { isBusy: isRemoving, run } = useSingleFlight();
  const avatarUrl = all.find(({ fid }) => fid === chosen)?.url ?? null;

  const handleRemove = async (): Promise<void> => {
    setError('');
    try {
      await update({ user_picture: [] });
      notify(ACCOUNT_PAGE_MESSAGES.avatarRemoved, 'success');
      onDone();
    } catch (cause) {
      setError(describeError(cause, ACCOUNT_PAGE_MESSAGES.saveFailure));
    }
  };

  return (
    <AccountForm
      form={form}
      label="Picture"
      saved={() => ACCOUNT_PAGE_MESSAGES.avatarSaved}
      onSave={async ({ user_picture: fid }) => {
        await update({ user_picture: [{ target_id: String(fid) }] });
        return { user_picture: fid };
      }}
    >
      <Panel>
        <h2>Choose a picture</h2>
        <AvatarColumns>
          <div className="worn">
            <MemberImage user={{ ...user, avatarUrl }} />
            {user.avatarUrl && (
              <Button kind="line" size="small" isBusy={isRemoving} onClick={() => void run(handleRemove)}>
                Remove picture
              </Button>
            )}
            <ActionError error={error} />
          </div>
          <AvatarField name="user_picture" label="Your picture" selected={user.avatarUrl} {...avatars} />
        </AvatarColumns>
      </Panel>
    </AccountForm>
  );
};

const UploadedAndDrawnImages = ({ user }: { user: User }) => {
  const { data, error, mutate } = useAvatars(user.uid);
  // Counts changes that were made outside the form, so that the form starts again.
  const [version, setVersion] = useState(0);
  const notify = useNotifications((state) => state.notify);
  const handleUploaded = async (): Promise<void> => {
    await mutate();
    setVersion(version + 1);
    notify(ACCOUNT_PAGE_MESSAGES.avatarSaved, 'success');
  };

  if (!data && error)
    return (
      <Panel role="alert">
        <div className="row">
          <span className="grow">{describeError(error, ACCOUNT_PAGE_MESSAGES.avatarsFailure)}</span>
          <RetryButton onRetry={() => mutate()} />
        </div>
      </Panel>
    );
  if (!data) return <AccountSkeleton lines={4} />;
  return (
    <>
      <ChooseImage key={version} user={user} avatars={data} onDone={() => setVersion(version + 1)} />
      <AvatarShop user={user} avatars={data} onBought={() => mutate()} />
      <UploadImage user={user} onDone={() => void handleUploaded()} />
    </>
  );
};

export const ImagePage = () => (
  <AccountPage part="picture" title="Picture" lines={4}>
    {(user) => <UploadedAndDrawnImages key={user.uid} user={user} />}
  </AccountPage>
);
