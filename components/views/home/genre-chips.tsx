/** The genres as a scrollable row, on screens without space for the list of genres. */
import { CategoryIcon } from '@/components/ui/category-icon';
import { ChipLink } from '@/components/ui/chip';
import { onlineCategories } from '@/lib/domain/games/genres';

/** The genres without the three that phones hide (spec §2). */
const SHOWN_CATEGORIES = onlineCategories.filter(({ hideMobile }) => !hideMobile);

export const GenreChips = () => (
  <nav className="genre-chips" aria-label="Genres">
    {SHOWN_CATEGORIES.map(({ uid, name, href, icon }) => (
      <ChipLink key={uid} href={href}>
        <CategoryIcon name={icon} />
        {name}
      </ChipLink>
    ))}
  </nav>
);
