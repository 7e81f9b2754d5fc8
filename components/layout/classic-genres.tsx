/** The genres as a row of icons with labels above the sheet. */
import { CategoryIcon } from '@/components/ui/category-icon';
import { SiteLink } from '@/components/ui/site-link';
import { downloadCategories, onlineCategories } from '@/lib/domain/games/genres';

interface ClassicGenresProps {
  /** The uid of the current genre. */
  current?: string;
  /** Whether the page belongs to the download catalog. */
  isDownload: boolean;
}

export const ClassicGenres = ({ current, isDownload }: ClassicGenresProps) => (
  <nav className="classic-genres" aria-label="Game genres">
    <ul>
      {(isDownload ? downloadCategories : onlineCategories).map(({ uid, name, href, icon, hideMobile }) => (
        <li key={uid} data-hide-mobile={hideMobile ? '' : undefined}>
          <SiteLink href={href} aria-current={uid === current ? 'true' : undefined}>
            <CategoryIcon name={icon} />
            <span>{name}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);
