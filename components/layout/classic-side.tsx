/** The side column of most classic pages, with the account box and the offer of Unlimited. */
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ClassicBox } from '@/components/ui/classic-box';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';
import { useAuth } from '@/stores/stores-provider';
import { getSiteConfig } from './site-config';

const GreetingBox = ({ line, children }: { line: string; children: ReactNode }) => (
  <ClassicBox title="Hello" icon={<Icon name="user" />}>
    <div className="classic-visitor">
      <p>{line}</p>
      <div>{children}</div>
    </div>
  </ClassicBox>
);

export const VisitorBox = () => {
  const user = useAuth((state) => state.user);
  return user ? (
    <GreetingBox line={`Good to see you, ${user.displayName}. Your streaks, favorites and scores are kept.`}>
      <ButtonLink kind="line" href={user.profileHref}>
        Profile
      </ButtonLink>
      <ButtonLink kind="line" href={paths.account()}>
        Account
      </ButtonLink>
    </GreetingBox>
  ) : (
    <GreetingBox line="Join free to keep your streaks, favorites and scores wherever you play.">
      <ButtonLink kind="line" href={paths.login()}>
        Sign in
      </ButtonLink>
      <ButtonLink kind="blue" href={paths.register()}>
        Join free
      </ButtonLink>
    </GreetingBox>
  );
};

export const UnlimitedBox = () => (
  <section className="classic-unlimited" data-night="" aria-labelledby="unlimited">
    <img src="/art/thumbs/street.svg" alt="" loading="lazy" />
    <h2 id="unlimited">{getSiteConfig().productName} Unlimited</h2>
    <p>No ads, anywhere on the site. Just the games.</p>
    <ButtonLink kind="play" href={paths.subscribe()}>
      See plans
    </ButtonLink>
  </section>
);
