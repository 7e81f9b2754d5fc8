/** What a game's page is made of, in whichever layout. */
import type { Game, GameSummary } from '@/lib/contract/game';

export interface LandingProps {
  game: Game;
  moreLikeThis: readonly GameSummary[];
}
