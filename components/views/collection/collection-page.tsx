/** A collection of games, which may leave out the dailies that the player has finished today. */
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListingHead } from '@/components/views/listing/listing-head';
import type { ListingViewProps } from '@/components/views/listing/listing-props';
import { ListingView } from '@/components/views/listing/listing-view';
import { COLLECTION_MESSAGES } from '@/lib/collection-messages';
import { paths } from '@/lib/paths';
import { useDailyStatus } from '@/stores/queries/use-dailies';

interface CollectionPageProps extends ListingViewProps {
  isUnfinishedOnly: boolean;
}

/** Shows only the games that the player has not finished. The server lists all games for everyone. */
const UnfinishedGamesListing = (props: ListingViewProps) => {
  const { games } = props;
  const statuses = useDailyStatus(games.map(({ keyword }) => keyword));
  const left = games.filter(({ keyword }) => statuses[keyword]?.state !== 'completed');
  if (left.length === 0 && games.length > 0)
    return (
      <PageFrame section="online">
        <div className="listing-heading">
          <div>
            <h1>{COLLECTION_MESSAGES.allLit}</h1>
          </div>
        </div>
        <EmptyState line={COLLECTION_MESSAGES.allLitLine}>
          <ButtonLink href={paths.dailyGames()}>See the daily games</ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  return <ListingView {...props} games={left} total={props.total - (games.length - left.length)} />;
};

export const CollectionPage = ({ isUnfinishedOnly, ...props }: CollectionPageProps) => {
  const View = isUnfinishedOnly ? UnfinishedGamesListing : ListingView;
  return (
    <>
      <ListingHead listing={props.listing} page={props.state.page} />
      <View {...props} />
    </>
  );
};
