/** A member's answers to the questions of the personal info. */
import { getSiteConfig } from '@/components/layout/site-config';
import { Panel } from '@/components/ui/panel';
import { listPersonalAnswers, type PublicProfile } from '@/lib/domain/members/profile-data';
import { favoriteGenreName } from './favorite-genre-name';

export const ProfileAbout = ({ profile }: { profile: PublicProfile }) => {
  const answers = listPersonalAnswers(profile, getSiteConfig().productName, favoriteGenreName);
  return (
    <Panel className="profile-about" aria-labelledby="about-member">
      <h2 id="about-member">About {profile.displayName}</h2>
      {answers.length > 0 ? (
        <dl>
          {answers.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Nothing written yet.</p>
      )}
    </Panel>
  );
};
