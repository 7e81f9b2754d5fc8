/** The element for the members' parts of a game's page, which load near the viewport. */
import { createLazyComponent } from '@/components/ui/lazy-component';
import { useInViewport } from '@/components/ui/use-in-viewport';
import type { Game } from '@/lib/contract/game';

export interface ViewportPlaceholderProps {
  of: 'comments' | 'beside' | 'tags';
  game: Game;
}

const LazyViewportPanel = createLazyComponent(async () => (await import('./viewport-panel')).ViewportPanel);

export const ViewportPlaceholder = (props: ViewportPlaceholderProps) => {
  const [place, isInViewport] = useInViewport();
  return (
    <div
      ref={place}
      className="near-place"
      data-of={props.of}
      data-downloads={props.game.isDailyGame || undefined}
      data-bonus={(props.game.pageLayout === 'daily' && props.game.isBonusGame) || undefined}
    >
      {isInViewport && <LazyViewportPanel {...props} />}
    </div>
  );
};
