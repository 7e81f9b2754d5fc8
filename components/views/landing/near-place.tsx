/** Where members say something about a game: what stands there comes as the visitor comes near. */
import { useNearPart } from '@/components/ui/use-near-part';
import type { Game } from '@/lib/contract/game';

export interface NearPlaceProps {
  of: 'comments' | 'beside' | 'tags';
  game: Game;
}

const load = async () => (await import('./near-parts')).NearPart;

export const NearPlace = (props: NearPlaceProps) => {
  const [place, Part] = useNearPart<NearPlaceProps>(load);
  return (
    <div
      ref={place}
      className="near-place"
      data-of={props.of}
      data-downloads={props.game.isDailyGame || undefined}
      data-bonus={(props.game.pageLayout === 'daily' && props.game.isBonusGame) || undefined}
    >
      {Part && <Part {...props} />}
    </div>
  );
};
