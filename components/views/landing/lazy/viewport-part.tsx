/** The members' parts of a game's page: its tags, the comments in the page's column, and the stars beside it. */
import { lazyPart } from '@/components/ui/lazy-part';
import type { ViewportPlaceProps } from './viewport-place';
import { TopTags } from '../ratings/top-tags';

const CommentsPanel = lazyPart(
  async () => (await import('@/components/comments/comments-panel')).CommentsPanel,
);
const BesidePanels = lazyPart(async () => (await import('../beside/beside-panels')).BesidePanels);

export const ViewportPart = ({ of, game }: ViewportPlaceProps) => {
  if (of === 'tags') return <TopTags uid={game.uid} />;
  const Panels = of === 'comments' ? CommentsPanel : BesidePanels;
  // Another game's comments need another form, so that text about one game is never posted to the next.
  return <Panels key={game.uid} game={game} />;
};
