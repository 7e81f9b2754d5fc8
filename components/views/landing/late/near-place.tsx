/** The place of the members' parts of a game's page, which load near the viewport. */
import { lazyPart } from '@/components/ui/lazy-part';
import { useNear } from '@/components/ui/use-near';
import type { Game } from '@/lib/contract/game';

export interface NearPlaceProps {
  of: 'comments' | 'beside' | 'tags';
  game: Game;
}

const NearPart = lazyPart(async () => (await import('./near-parts')).NearPart);

export const NearPlace = (props: NearPlaceProps) => {
  const [place, isNear] = useNear();
  return (
    <div
      ref={place}
      className="near-place"
      data-of={props.of}
      data-downloads={props.game.isDailyGame || undefined}
      data-bonus={(props.game.pageLayout === 'daily' && props.game.isBonusGame) || undefined}
    >
      {isNear && <NearPart {...props} />}
    </div>
  );
};
