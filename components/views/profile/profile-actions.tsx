/** The actions of a member on another member (befriend, block, report), and on the member's own page. */
import { useRequireSignIn } from '@/components/account/use-require-sign-in';
import { ReasonDialog } from '@/components/social/reason-dialog';
import { ActionError } from '@/components/ui/action-error';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PublicProfile } from '@/lib/domain/members/profile-data';
import { accountPaths } from '@/lib/account-paths';
import { isSecondClick } from '@/stores/double-press';
import { useRelation } from '@/stores/queries/use-relation';
import { useAuth, useModal } from '@/stores/stores-provider';

/** The name by which the modal store opens the dialog. */
const MEMBER_REPORT = 'member-report';

export const ProfileActions = ({ profile }: { profile: PublicProfile }) => {
  const own = useAuth((state) => state.user?.uid);
  const open = useModal((state) => state.open);
  const signInFirst = useRequireSignIn();
  const { isFriend, isBlocked, setFriend, setBlock, report, error } = useRelation(profile.uid);

  if (own === profile.uid)
    return (
      <div className="actions">
        <ButtonLink kind="cream" href={accountPaths.accountPart('personal')}>
          <Icon name="edit" />
          Edit
        </ButtonLink>
        <p>This is how others see you.</p>
      </div>
    );
  return (
    <div className="actions">
      <Button
        kind={isFriend ? 'night' : 'cream'}
        aria-pressed={isFriend}
        disabled={isBlocked}
        onClick={(event) => isSecondClick(event) || signInFirst(() => setFriend(!isFriend))}
      >
        <Icon name={isFriend ? 'check' : 'plus'} />
        {isFriend ? 'Friends' : 'Add friend'}
      </Button>
      <div className="quiet">
        <button
          type="button"
          aria-pressed={isBlocked}
          onClick={(event) => isSecondClick(event) || signInFirst(() => setBlock(!isBlocked))}
        >
          {isBlocked ? 'Unblock' : 'Block'}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => signInFirst(() => open(MEMBER_REPORT))}>
          Report
        </button>
      </div>
      <ActionError error={error} />
      <ReasonDialog
        name={MEMBER_REPORT}
        label={`Report ${profile.displayName}`}
        onSend={(_about, message) => report(message)}
      />
    </div>
  );
};
