/** The genres as one row of icons with words, on top of the sheet. */
import styled from 'styled-components';
import { CategoryIcon } from '@/components/ui/category-icon';
import { SiteLink } from '@/components/ui/site-link';
import { downloadCategories, onlineCategories } from '@/lib/domain/genres';
import { below } from '@/styles/breakpoints';

const Root = styled.nav`
  background: var(--genreRow);
  border-bottom: var(--boxEdge);
  border-radius: 7px 7px 0 0;

  ul {
    display: grid;
    grid-template-columns: repeat(17, minmax(0, 1fr));
    padding: 10px 10px 8px;
  }
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    height: 100%;
    min-height: 62px;
    padding: 7px 1px 6px;
    border-radius: 6px;
    text-align: center;
    font-size: 12px;
    line-height: 1.12;
    font-weight: 550;
  }
  a:hover,
  a[aria-current] {
    background: var(--surfaceRaised);
    box-shadow: inset 0 0 0 1px var(--genreEdge);
  }
  .ci {
    width: 25px;
    height: 25px;
  }
  ${below('desktop')} {
    ul {
      grid-template-columns: repeat(9, minmax(0, 1fr));
    }
  }
  ${below('tablet')} {
    ul {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    [data-hide-mobile] {
      display: none;
    }
  }
`;

// Two words too many for a seventeenth of the sheet; the full name is in the tooltip.
const SHORT_NAMES: Readonly<Record<string, string>> = { '9': 'Jigsaw', '22': 'Time Mgmt' };

interface ClassicGenresProps {
  /** Uid of the entry that the page belongs to. */
  current?: string;
  /** True on the pages of the download catalogue. */
  isDownload: boolean;
}

export const ClassicGenres = ({ current, isDownload }: ClassicGenresProps) => (
  <Root aria-label="Game genres">
    <ul>
      {(isDownload ? downloadCategories : onlineCategories).map(({ uid, name, href, icon, hideMobile }) => (
        <li key={uid} data-hide-mobile={hideMobile ? '' : undefined}>
          <SiteLink href={href} title={name} aria-current={uid === current ? 'true' : undefined}>
            <CategoryIcon name={icon} />
            <span>{SHORT_NAMES[uid] ?? name}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </Root>
);
