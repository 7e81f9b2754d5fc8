/** The genres as a row to swipe, on screens without space for the rail. */
import { CategoryIcon } from '@/components/ui/category-icon';
import { ChipLink } from '@/components/ui/chip';
import { onlineCategories } from '@/lib/domain/games/genres';

/** Spec §2: a phone hides three. */
const SHOWN = onlineCategories.filter(({ hideMobile }) => !hideMobile);

export const GenreChips = () => (
  <nav className="genre-chips" aria-label="Genres">
    {SHOWN.map(({ uid, name, href, icon }) => (
      <ChipLink key={uid} href={href}>
        <CategoryIcon name={icon} />
        {name}
      </ChipLink>
    ))}
  </nav>
);
