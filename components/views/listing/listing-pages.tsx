/** The list's paginator, if there is more than one page. */
import { Paginator } from '@/components/ui/paginator';
import { GAMES_PER_PAGE } from '@/lib/domain/listing/listing-filter';
import { rangeText } from '@/lib/domain/listing/paginator';
import { hrefAfter, type ListingViewProps } from './listing-props';

export const ListingPages = (props: ListingViewProps) => {
  const { state, pages, total } = props;
  if (pages < 2) return null;
  return (
    <Paginator
      current={state.page}
      pages={pages}
      range={rangeText(state.page, GAMES_PER_PAGE, total)}
      hrefOf={(page) => hrefAfter(props, { page })}
    />
  );
};
