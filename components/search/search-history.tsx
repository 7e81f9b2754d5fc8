/**
 * The content of the search before the visitor types: genres, collections, popular games, recent searches, and
 * recently played games.
 */
import { useState, type CSSProperties } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { ButtonLink } from '@/components/ui/button';
import { ChipLink } from '@/components/ui/chip';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { collectionPath } from '@/lib/collection-path';
import { onlineCategories } from '@/lib/domain/games/genres';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { imageSource } from '@/lib/domain/games/image-source';
import { recentOwnerOf } from '@/lib/domain/play/recent-key';
import { browserStorage } from '@/stores/key-value-storage';
import { listProgress } from '@/stores/played-progress';
import { useCollections } from '@/stores/queries/use-collections';
import { useSuggestedGames } from '@/stores/queries/use-suggested-games';
import { listRecentSearches, removeRecentSearch } from '@/stores/recent-searches';
import { createRecentlyPlayedStore } from '@/stores/recently-played-store';

const MAX_PLAYED_GAMES = 2;

const readPlayedGames = () => {
  const owner = recentOwnerOf(browserStorage.read(IDENTITY_KEY));
  return createRecentlyPlayedStore({ storage: browserStorage, owner }).getState().games;
};

interface SearchHistoryProps {
  /** Called when the visitor presses a recent search. */
  onPick(term: string): void;
  /** Called when a recent search was removed, so that the focus returns to the field. */
  onRemoved(): void;
  /** Whether the content is below the field. The recently played games then come first; otherwise they come last. */
  isBelowField?: boolean;
}

export const SearchHistory = ({ onPick, onRemoved, isBelowField = false }: SearchHistoryProps) => {
  const popular = useSuggestedGames();
  const collections = useCollections() ?? [];
  const [searches, setSearches] = useState(() => listRecentSearches(browserStorage));
  const [played] = useState(() => readPlayedGames().slice(0, MAX_PLAYED_GAMES));
  const [progress] = useState(() => listProgress(browserStorage));
  const handleRemove = (term: string): void => {
    setSearches(removeRecentSearch(browserStorage, term));
    onRemoved();
  };

  const sections = [
    <section key="genres" aria-labelledby="search-genres">
      <h2 id="search-genres">Genres</h2>
      <ul className="genres">
        {onlineCategories.map(({ uid, name, href, icon }) => (
          <li key={uid}>
            <SiteLink className="chip-link" href={href}>
              <CategoryIcon name={icon} />
              <span>{name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>,
    collections.length > 0 && (
      <section key="collections" aria-labelledby="search-collections">
        <h2 id="search-collections">Collections</h2>
        <ul className="genres">
          {collections.map(({ keyword, title }) => (
            <li key={keyword}>
              <ChipLink href={collectionPath(keyword)}>{title}</ChipLink>
            </li>
          ))}
        </ul>
      </section>
    ),
    popular.length > 0 && (
      <section key="popular" aria-labelledby="search-popular">
        <h2 id="search-popular">Popular tonight</h2>
        <ul className="popular">
          {popular.map((game) => (
            <li
              key={game.uid}
              data-keys={hidingKeysOf(game)}
              style={{ '--hl': game.highlightColor } as CSSProperties}
            >
              <SiteLink href={game.href} data-play="">
                <span className="picture">
                  <img src={artworkUrl(game, 'small') ?? undefined} alt="" />
                </span>
                <b>{game.title}</b>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    ),
    searches.length > 0 && (
      <section key="searches" aria-labelledby="search-recent">
        <h2 id="search-recent">Recent searches</h2>
        <ul className="searches">
          {searches.map((term) => (
            <li key={term}>
              <button type="button" onClick={() => onPick(term)}>
                <Icon name="search" />
                <span>{term}</span>
              </button>
              <button type="button" aria-label={`Remove “${term}”`} onClick={() => handleRemove(term)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      </section>
    ),
    played.length > 0 && (
      <section key="played" aria-label="Recently played">
        <ul className="played">
          {played.map((game) => {
            const art = game.thumbnailImgSmall ?? game.thumbnailImg;
            return (
              <li key={game.uid} style={{ '--hl': game.highlightColor } as CSSProperties}>
                {art && <img src={imageSource(art, 256)} alt="" />}
                <span>
                  <b>{game.title}</b>
                  {/*
                   * Does not show "last played", because a game among the first five keeps its position when it is played again (spec
                   * §4).
                   */}
                  <small>
                    {progress[game.uid] ? `Played recently, ${progress[game.uid]}` : 'Played recently'}
                  </small>
                </span>
                <ButtonLink
                  kind="play"
                  href={game.href}
                  data-play=""
                  aria-label={`${progress[game.uid] ? 'Resume' : 'Play'} ${game.title}`}
                >
                  <Icon name="play" />
                  {progress[game.uid] ? 'Resume' : 'Play'}
                </ButtonLink>
              </li>
            );
          })}
        </ul>
      </section>
    ),
  ];
  return <div className="before-typing">{isBelowField ? sections.reverse() : sections}</div>;
};
