/** The welcome page with today's games, a genre to try, and the benefits of an account. */
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { CategoryIcon } from '@/components/ui/category-icon';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { onlineCategories } from '@/lib/domain/games/genres';
import type { SiteTopic } from '@/lib/domain/site/texts';
import { paths } from '@/lib/paths';
import { useAuth } from '@/stores/stores-provider';
import { TextBody } from './text-body';
import { TextTitle } from './text-head';
import { TextHero } from './text-hero';

/** Genres that are easy to start with, each with one of our drawings. */
const WELCOME_GENRES: readonly (readonly [uid: string, art: string])[] = [
  ['31', 'wordsearch'],
  ['1', 'blocks'],
  ['21', 'match3'],
  ['24', 'sudoku'],
  ['19', 'cats'],
  ['7', 'bubbles'],
];

const GenreTiles = () => (
  <ul className="welcome-genres">
    {WELCOME_GENRES.map(([uid, art]) => {
      const genre = onlineCategories.find((each) => each.uid === uid);
      return genre ? (
        <li key={uid}>
          <SiteLink href={genre.href}>
            <img src={`/art/thumbs/${art}.svg`} alt="" width={640} height={480} loading="lazy" />
            <span>
              <CategoryIcon name={genre.icon} />
              {genre.name}
            </span>
          </SiteLink>
        </li>
      ) : null;
    })}
  </ul>
);

const FirstSteps = () => {
  const profileHref = useAuth((state) => state.user?.profileHref);
  return (
    <>
      <ButtonLink kind="play" size="large" href={paths.dailyGames()}>
        Play a daily
      </ButtonLink>
      {profileHref ? (
        <ButtonLink kind="cream" size="large" href={profileHref}>
          Your favorites
        </ButtonLink>
      ) : (
        <ButtonLink kind="cream" size="large" href={paths.register()}>
          Join free
        </ButtonLink>
      )}
    </>
  );
};

export const WelcomeView = ({ text }: { text: SiteTopic }) => (
  <PageFrame hasRail={false}>
    <TextTitle text={text} />
    <div className="text-page welcome-page">
      <TextHero text={text}>
        <div className="ways">
          <FirstSteps />
        </div>
      </TextHero>
      <section aria-labelledby="genres">
        <h2 id="genres">Find a game you like</h2>
        <GenreTiles />
        <p className="more">
          <SiteLink href={paths.onlineAllGenres()}>All genres</SiteLink>
          <SiteLink href={paths.onlineAllGames()}>All games</SiteLink>
        </p>
      </section>
      <Panel className="text-intro">
        <TextBody html={text.html} />
      </Panel>
    </div>
  </PageFrame>
);
