/** The genres as a row to swipe, where there is no room for the rail. */
import styled from 'styled-components';
import { CategoryIcon } from '@/components/ui/category-icon';
import { ChipLink } from '@/components/ui/chip';
import { onlineCategories } from '@/lib/domain/genres';
import { from } from '@/styles/breakpoints';

const Root = styled.nav`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  margin: 10px calc(-1 * var(--margin)) 0;
  padding: 6px var(--margin);

  ${from('desktop')} {
    display: none;
  }
`;

const SHOWN = onlineCategories.filter(({ hideMobile, order }) => !hideMobile && order === undefined);

export const GenreChips = () => (
  <Root aria-label="Genres">
    {SHOWN.map(({ uid, name, href, icon }) => (
      <ChipLink key={uid} href={href}>
        <CategoryIcon name={icon} />
        {name}
      </ChipLink>
    ))}
  </Root>
);
