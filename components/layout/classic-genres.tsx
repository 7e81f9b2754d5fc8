/** The genres as one row of icons with words, on top of the sheet. */
import { CategoryIcon } from '@/components/ui/category-icon';
import { SiteLink } from '@/components/ui/site-link';
import { downloadCategories, onlineCategories } from '@/lib/domain/genres';

interface ClassicGenresProps {
  /** Uid of the entry that the page belongs to. */
  current?: string;
  /** True on the pages of the download catalogue. */
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
