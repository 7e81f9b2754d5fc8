/** The links to the genres that a search term matches. */
import { CategoryIcon } from '../category-icon';
import { ChipLink } from '../chip';
import { onlineCategories } from '@/lib/domain/games/genres';

export const NamedGenres = ({ uids }: { uids: readonly string[] }) => {
  const genres = onlineCategories.filter(({ uid }) => uids.includes(uid));
  if (genres.length === 0) return null;
  return (
    <nav className="named-genres" aria-label="Genres of this name">
      {genres.map(({ uid, name, href, icon }) => (
        <ChipLink key={uid} href={href}>
          <CategoryIcon name={icon} />
          All {name} games
        </ChipLink>
      ))}
    </nav>
  );
};
