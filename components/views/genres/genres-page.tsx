/** The genres of a catalog, each with its number of games and its most played games. */
import { PageFrame } from '@/components/layout/page-frame';
import { CategoryIcon } from '@/components/ui/category-icon';
import { CollectionChips } from '@/components/ui/cards/collection-chips';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { SiteLink } from '@/components/ui/site-link';
import { ListingHead } from '@/components/views/listing/listing-head';
import { ListingSwitch } from '@/components/views/listing/listing-switch';
import { counted } from '@/lib/domain/play/amounts';
import { downloadCategories, onlineCategories } from '@/lib/domain/games/genres';
import type { GenresData } from '@/lib/domain/listing/listing-data';
import type { CatalogName } from '@/lib/domain/listing/listings';
import { paths } from '@/lib/paths';

const ALL_GENRES_URLS = { online: paths.onlineAllGenres(), download: paths.downloadAllGenres() };

const CATALOG_TEXTS: Readonly<Record<CatalogName, { title: string; description: string; more: string }>> = {
  online: {
    title: 'All genres',
    description: 'Every genre of free online games, from action to word.',
    more: paths.onlineAllGames(),
  },
  download: {
    title: 'All genres to download',
    description: 'Every genre of games to download and keep.',
    more: paths.downloadAllGames(),
  },
};

/** The uid of the new releases, which are not a genre. */
const NEW_GENRE_UID = '0';

export const GenresPage = ({ catalog, genres, collections }: GenresData) => {
  const known = new Map(genres.map((genre) => [genre.uid, genre]));
  const categories = (catalog === 'online' ? onlineCategories : downloadCategories).filter(
    ({ uid }) => uid !== NEW_GENRE_UID,
  );
  const bare = categories.filter(({ uid }) => !known.has(uid));
  const { more, ...head } = CATALOG_TEXTS[catalog];

  return (
    <PageFrame section={catalog} tab="genres">
      <ListingHead listing={head} />
      <div className="genre-list">
        <div className="listing-heading">
          <div>
            <h1>All genres</h1>
            <p>
              {counted(categories.length - bare.length, 'genre')} with games.{' '}
              <SiteLink className="underlined" href={more}>
                See all games
              </SiteLink>
            </p>
          </div>
          <ListingSwitch duplicates={ALL_GENRES_URLS} current={catalog} />
        </div>
        <CollectionChips collections={collections} />
        <ul className="genre-tiles">
          {categories.map(({ uid, name, href, icon }) => {
            const genre = known.get(uid);
            if (!genre) return null;
            return (
              <li key={uid}>
                <SiteLink href={href}>
                  <span className="arch">
                    <CategoryIcon name={icon} isLit />
                  </span>
                  <span className="words">
                    <b>{name}</b>
                    <span>{counted(genre.total, 'game')}</span>
                  </span>
                  <span className="pictures">
                    {genre.games.map((game) => {
                      const art = artworkUrl(game, 'small');
                      return art && <img key={game.uid} src={art} alt="" loading="lazy" />;
                    })}
                  </span>
                  <span className="names">{genre.games.map(({ title }) => title).join(', ')}</span>
                </SiteLink>
              </li>
            );
          })}
        </ul>
        {bare.length > 0 && (
          <p className="bare">Nothing here yet: {bare.map(({ name }) => name).join(', ')}.</p>
        )}
      </div>
    </PageFrame>
  );
};
