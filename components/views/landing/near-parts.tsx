/** What members say about a game: its tags, in the page's column their comments, beside it the stars. */
import { lazy, Suspense } from 'react';
import type { NearPlaceProps } from './near-place';
import { TopTags } from './top-tags';

const CommentsPanel = lazy(async () => ({
  default: (await import('@/components/comments/comments-panel')).CommentsPanel,
}));
const BesidePanels = lazy(async () => ({ default: (await import('./beside-panels')).BesidePanels }));

export const NearPart = ({ of, game }: NearPlaceProps) => {
  if (of === 'tags') return <TopTags uid={game.uid} />;
  const Panels = of === 'comments' ? CommentsPanel : BesidePanels;
  return (
    <Suspense>
      <Panels game={game} />
    </Suspense>
  );
};
