/** The links to the pages of a list (spec §4): previous, five numbers, next, and the range as text. */
import { DEFAULT_BUTTONS, createPaginatorWindow } from '@/lib/domain/listing/paginator';
import { Icon } from './icon';
import { SiteLink } from './site-link';

interface PaginatorProps {
  /** The index of the current page, counted from zero. */
  current: number;
  pages: number;
  most?: number;
  /** The range of the shown entries, as text. */
  range: string;
  /** Returns the URL of a page, counted from zero. */
  hrefOf(page: number): string;
}

export const Paginator = ({ current, pages, most = DEFAULT_BUTTONS, range, hrefOf }: PaginatorProps) => {
  const { hasPrevious, hasNext, buttons } = createPaginatorWindow(current, pages, most);
  return (
    <nav className="page-links" aria-label="Pages">
      <div>
        {hasPrevious && (
          <SiteLink className="arrow" rel="prev" href={hrefOf(current - 1)} aria-label="Previous page">
            <Icon name="chevL" />
          </SiteLink>
        )}
        {buttons.map((page) => (
          <SiteLink
            key={page}
            href={hrefOf(page)}
            aria-label={`Page ${page + 1}`}
            aria-current={page === current ? 'page' : undefined}
          >
            {page + 1}
          </SiteLink>
        ))}
        {hasNext && (
          <SiteLink className="arrow" rel="next" href={hrefOf(current + 1)} aria-label="Next page">
            <Icon name="chevR" />
          </SiteLink>
        )}
      </div>
      <p>{range}</p>
    </nav>
  );
};
