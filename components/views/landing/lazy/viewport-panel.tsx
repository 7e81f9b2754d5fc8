/** The parts of a game's page for members: its tags and comments in the main column, and the stars in the side column. */
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { ViewportPlaceholderProps } from './viewport-placeholder';
import { TopTags } from '../ratings/top-tags';

const CommentsPanel = createLazyComponent(
  async () => (await import('@/components/comments/comments-panel')).CommentsPanel,
);
const BesidePanels = createLazyComponent(async () => (await import('../beside/beside-panels')).BesidePanels);

export const ViewportPanel = ({ of, game }: ViewportPlaceholderProps) => {
  if (of === 'tags') return <TopTags uid={game.uid} />;
  const Panels = of === 'comments' ? CommentsPanel : BesidePanels;
  // The key resets the comment form for another game, so that a text about one game is never posted to the next.
  return <Panels key={game.uid} game={game} />;
};
