/** The element for the members' parts of a game's page, which load near the viewport. */
import { lazyPart } from '@/components/ui/lazy-part';
import { useInViewport } from '@/components/ui/use-in-viewport';
import type { Game } from '@/lib/contract/game';

export interface ViewportPlaceholderProps {
  of: 'comments' | 'beside' | 'tags';
  game: Game;
}

const ViewportPart = lazyPart(async () => (await import('./viewport-part')).ViewportPart);

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
      {isInViewport && <ViewportPart {...props} />}
    </div>
  );
};
