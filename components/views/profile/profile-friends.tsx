/** A member's friends, with the dates on which they became friends. */
import { MemberImage } from '@/components/account/member-image';
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { ProfileData } from '@/lib/domain/members/profile-data';
import { grouped } from '@/lib/domain/play/amounts';
import { monthAndYear } from '@/lib/domain/days/month-and-year';
import { useProfileRows } from '@/stores/queries/use-profile-rows';

interface ProfileFriendsProps {
  uid: string;
  first: ProfileData['friends'];
}

export const ProfileFriends = ({ uid, first }: ProfileFriendsProps) => {
  const { rows, showMore, isBusy, error } = useProfileRows(uid, 'friends', first);
  return (
    <Panel className="profile-friends" aria-labelledby="friends">
      <h2 id="friends">
        Friends <small>{grouped(first.total)}</small>
      </h2>
      <ul>
        {rows.map((friend) => (
          <li key={friend.uid}>
            <SiteLink href={friend.profileHref}>
              <MemberImage name={friend.displayName} url={friend.avatarUrl} size={46} />
              <span>
                <b>{friend.displayName}</b>
                <small>Friends since {monthAndYear(friend.friendSince)}</small>
              </span>
              <Icon name="chevR" />
            </SiteLink>
          </li>
        ))}
      </ul>
      {showMore && (
        <Button kind="line" isFull isBusy={isBusy} onClick={() => void showMore()}>
          Show more friends
        </Button>
      )}
      <ActionError error={error} />
    </Panel>
  );
};
