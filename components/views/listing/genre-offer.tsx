/** Links to a few genres, shown when there is nothing else to show. */
import { CategoryIcon } from '@/components/ui/category-icon';
import { ChipLink } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { onlineCategories } from '@/lib/domain/games/genres';
import { paths } from '@/lib/paths';

/** The uids of the suggested genres: puzzle, word, matching, brain. */
const OFFERED_GENRES = new Set(['1', '12', '21', '24']);

export const GenreOffer = () => (
  <div className="chips">
    {onlineCategories
      .filter(({ uid }) => OFFERED_GENRES.has(uid))
      .map(({ uid, name, href, icon }) => (
        <ChipLink key={uid} href={href}>
          <CategoryIcon name={icon} />
          {name}
        </ChipLink>
      ))}
    <ChipLink href={paths.onlineAllGenres()}>
      <Icon name="grid" />
      All genres
    </ChipLink>
  </div>
);
