/** Computes how fast a person can make moves in a short burst between two reports. */
import type { ScoresService } from '../service';

// The rules state the speed that a person can sustain; a short burst may be twice as fast.
const BURST_SHARE = 0.5;

/**
 * Returns the shortest plausible time per move in a burst, in ms; 0 if moves state their own time or the game has no
 * rules.
 */
export const minBurstMsPerMove = (service: Pick<ScoresService, 'findRules'>, game: string): number =>
  (service.findRules(game)?.msPerMove ?? 0) * BURST_SHARE;
