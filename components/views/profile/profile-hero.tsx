/** The night street behind a member's avatar and name. */
import { Icon } from '@/components/ui/icon';
import type { PublicProfile } from '@/lib/domain/members/profile-data';
import { ProfileActions } from './profile-actions';

export const ProfileHero = ({ profile }: { profile: PublicProfile }) => {
  const { displayName, avatarUrl, personalInfo } = profile;
  return (
    <section className="profile-hero" aria-labelledby="member" data-night="">
      <img className="street" src="/art/thumbs/street.svg" alt="" />
      <span className="frame">
        {avatarUrl ? <img src={avatarUrl} alt="" /> : <b>{displayName.slice(0, 1).toUpperCase()}</b>}
      </span>
      <div className="words">
        <h1 id="member" data-long={displayName.length > 16 || undefined}>
          {displayName}
        </h1>
        {personalInfo.hometown && (
          <p className="meta">
            <Icon name="home" />
            {personalInfo.hometown}
          </p>
        )}
        {personalInfo.describesMe && <p className="line">{personalInfo.describesMe}</p>}
      </div>
      <ProfileActions profile={profile} />
    </section>
  );
};
