/** A family of games: what its kinds have in common, and one press on a kind opens its board. */
import { PageFrame } from '@/components/layout/page-frame';
import { artOf } from '@/components/ui/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { ListingHead } from '@/components/views/listing/listing-head';
import type { GameSummary } from '@/lib/contract/game';
import { counted } from '@/lib/domain/amounts';
import type { FamilyData } from '@/lib/domain/listing-data';
import { nameBesideTitle } from '@/lib/domain/known-names';
import { paths } from '@/lib/paths';

const Kind = ({ game }: { game: GameSummary }) => {
  const art = artOf(game, 'standard');
  const name = nameBesideTitle(game);
  return (
    <li>
      <SiteLink className="family-kind" href={game.href} data-play="">
        {/* The size is in the style sheet, so nothing shifts when it arrives. */}
        <span className="art">{art && <img src={art} alt="" loading="lazy" decoding="async" />}</span>
        <span className="body">
          <b>{game.title}</b>
          {name && <span className="known">{name}</span>}
          <span className="line">{game.playLine || game.descriptionShort}</span>
        </span>
        <span className="go">
          <Icon name="play" />
        </span>
      </SiteLink>
    </li>
  );
};

const Kinds = ({ title, note, games }: { title: string; note: string; games: readonly GameSummary[] }) =>
  games.length > 0 && (
    <section className="family-kinds" aria-label={title}>
      <h2>{title}</h2>
      <p>{note}</p>
      <ul>
        {games.map((game) => (
          <Kind key={game.uid} game={game} />
        ))}
      </ul>
    </section>
  );

export const FamilyPage = ({ family, listing, games }: FamilyData) => (
  <PageFrame section="online">
    <ListingHead listing={listing} />
    <div className="family-head">
      <p className="eyebrow">{counted(games.length, 'kind')}</p>
      <h1>{family.name}</h1>
      <p>{family.lede}</p>
    </div>
    <Kinds
      title="Today’s puzzles"
      note="The same for everybody, with a board for the day."
      games={games.filter(({ isDailyGame }) => isDailyGame)}
    />
    <Kinds
      title="Every kind"
      note="Press one to open its board."
      games={games.filter(({ isDailyGame }) => !isDailyGame)}
    />
    <p className="family-more">
      <SiteLink className="underlined" href={paths.onlineAllGames()}>
        All online games
      </SiteLink>
    </p>
  </PageFrame>
);
