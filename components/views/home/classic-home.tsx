/** The classic home page, with densely arranged boxes. */
import { ClassicFrame } from '@/components/layout/classic-frame';
import { UnlimitedBox, VisitorBox } from '@/components/layout/classic-side';
import { ForYouLoader } from '@/components/recent/for-you';
import { GuestFavorites } from '@/components/recent/guest-favorites';
import { RecentGames } from '@/components/recent/recent-games';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { ClassicBox } from '@/components/ui/classic-box';
import { CardMenu } from '@/components/ui/cards/card-menu';
import { ClassicCard, ClassicGrid } from '@/components/ui/cards/classic-card';
import { CollectionChips } from '@/components/ui/cards/collection-chips';
import { Icon } from '@/components/ui/icon';
import { CardRefill } from '@/components/ui/cards/refill';
import type { HomeData } from '@/lib/domain/listing/home-data';
import { ClassicDailies } from './classic-dailies';
import { ClassicDownloads } from './classic-downloads';
import { ClassicFeature } from './classic-feature';
import { ClassicMonth } from './classic-month';
import { ClassicTop, TOP_GAME_COUNT } from './classic-top';
import { useBoardGame } from './use-board-game';

export const ClassicHome = ({ dailies, featured, shelves, boardGame, collections }: HomeData) => {
  const shownBoard = useBoardGame(boardGame, dailies);
  const filled = shelves.filter(({ games }) => games.length > 0);
  const [first, ...rest] = filled.filter(({ kind }) => kind !== 'tall');
  const downloads = filled.filter(({ kind }) => kind === 'tall');
  const listed = new Map(filled.flatMap(({ games }) => games).map((game) => [game.uid, game]));
  const top = [...listed.values()]
    .filter(({ numPlays, isDownloadGame }) => numPlays > 0 && !isDownloadGame)
    .sort((a, b) => b.numPlays - a.numPlays)
    .slice(0, TOP_GAME_COUNT);

  const renderShelfBox = (shelf: (typeof filled)[number]) => (
    <ClassicBox
      key={shelf.key}
      title={shelf.title}
      icon={<CategoryIcon name={shelf.key === 'new' ? 'action' : 'cardBoard'} isLit />}
      more={shelf.href ? { label: 'See all', href: shelf.href } : undefined}
    >
      <ClassicGrid>
        {shelf.games.map((game) => (
          <ClassicCard key={game.uid} game={game} menu={<CardMenu game={game} />} />
        ))}
        <CardRefill row={shelf.key} games={shelf.games}>
          {(game) => <ClassicCard key={game.uid} game={game} menu={<CardMenu game={game} />} />}
        </CardRefill>
      </ClassicGrid>
    </ClassicBox>
  );

  return (
    <ClassicFrame
      tab="home"
      side={
        <>
          <VisitorBox />
          <AdSlot size="mediumRect" />
          {shownBoard && <ClassicMonth game={shownBoard} />}
          {top.length > 0 && <ClassicTop games={top} />}
          <UnlimitedBox />
        </>
      }
    >
      {featured ? (
        <ClassicFeature featured={featured} others={first?.games ?? []} />
      ) : (
        <h1 className="sr">Free online games</h1>
      )}
      <ClassicDailies dailies={dailies} />
      <CollectionChips collections={collections} />
      <RecentGames title="Continue playing" isReserved />
      {first && renderShelfBox(first)}
      <GuestFavorites />
      <ForYouLoader>
        {({ key, reason, games }) => (
          <ClassicBox key={key} title={reason} icon={<Icon name="heart" />}>
            <ClassicGrid>
              {games.map((game) => (
                <ClassicCard key={game.uid} game={game} menu={<CardMenu game={game} />} />
              ))}
            </ClassicGrid>
          </ClassicBox>
        )}
      </ForYouLoader>
      <AdSlot size="leaderboard" />
      {rest.map(renderShelfBox)}
      {downloads.map((shelf) => (
        <ClassicBox
          key={shelf.key}
          title={shelf.title}
          icon={<Icon name="dl" />}
          more={shelf.href ? { label: 'All downloads', href: shelf.href } : undefined}
          isFlush
        >
          <ClassicDownloads games={shelf.games} />
        </ClassicBox>
      ))}
    </ClassicFrame>
  );
};
