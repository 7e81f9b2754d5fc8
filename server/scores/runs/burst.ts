/** How fast moves may follow each other between two reports. */
import type { ScoresService } from '../service';

// Its rules say how fast a person is all the way through; for a few moves hands are twice as fast.
const BURST_SHARE = 0.5;

/** Shortest time in ms that a move of this game may take in a burst; 0 where its moves carry their time, or prove nothing. */
export const burstMs = (service: Pick<ScoresService, 'rulesOf'>, game: string): number =>
  (service.rulesOf(game)?.msPerMove ?? 0) * BURST_SHARE;
