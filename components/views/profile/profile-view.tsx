/** A member's public page with profile, favorites, plays and friends, without the parts that the member hides. */
import { PageFrame } from '@/components/layout/page-frame';
import { SectionHead } from '@/components/ui/section-head';
import { CardRowSection } from '@/components/ui/cards/card-row';
import { GameCard } from '@/components/ui/cards/game-card';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { counted } from '@/lib/domain/play/amounts';
import type { ProfileData } from '@/lib/domain/members/profile-data';
import { useProfile } from '@/stores/queries/use-profile';
import { useAuth } from '@/stores/stores-provider';
import { ProfileAbout } from './profile-about';
import { ProfileFavorites } from './profile-favorites';
import { ProfileFriends } from './profile-friends';
import { ProfileHero } from './profile-hero';
import { ProfileStats } from './profile-stats';
import { ProfileTrophies } from './profile-trophies';

const OwnPanels = createLazyComponent(async () => (await import('./own-panels')).OwnPanels);

export const ProfileView = (first: ProfileData) => {
  const { data, statsFailure, retry } = useProfile(first);
  const { profile, favorites, friends, recent } = data;
  const isPartShown = (part: string): boolean => !profile.hiddenParts.includes(part);
  const stats = isPartShown('streaks') ? data.stats : 'hidden';
  const isOwn = useAuth(({ user }) => user?.uid === profile.uid);
  const isEmpty = favorites.total === 0 && recent.length === 0;
  return (
    <PageFrame hasRail tab="you">
      <div className="profile-page">
        <ProfileHero profile={profile} />
        <div className="profile-columns">
          <div>
            {stats !== 'hidden' && (
              <ProfileStats stats={stats} failure={statsFailure} profile={profile} onRetry={retry} />
            )}
            {isPartShown('favorites') && favorites.total > 0 && (
              <ProfileFavorites key={favorites.total} uid={profile.uid} first={favorites} />
            )}
            {isPartShown('recent') && recent.length > 0 && (
              <CardRowSection className="profile-games" data-unhidden="">
                <SectionHead title="Recently played" note={counted(recent.length, 'game')} />
                <div className="row">
                  {recent.map((game) => (
                    <GameCard key={game.uid} game={game} kind="standard" />
                  ))}
                </div>
              </CardRowSection>
            )}
            {isEmpty && (
              <section className="profile-bare panel" aria-label="Games">
                <p>
                  {isPartShown('favorites') || isPartShown('recent')
                    ? `${profile.displayName} has no games to show yet.`
                    : `${profile.displayName} keeps their games to themselves.`}
                </p>
              </section>
            )}
          </div>
          <div>
            {typeof stats === 'object' && <ProfileTrophies stats={stats} />}
            {isPartShown('personal') && <ProfileAbout profile={profile} />}
            {isPartShown('friends') && friends.total > 0 && (
              <ProfileFriends key={friends.total} uid={profile.uid} first={friends} />
            )}
            {isOwn && <OwnPanels {...data} />}
          </div>
        </div>
      </div>
    </PageFrame>
  );
};
