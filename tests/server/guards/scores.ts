/** The guards of results and players. */
import type { Guard } from './guard';

const DECIDE_QUARANTINED = 'server/scores/quarantine/decide-quarantined.ts';

export const SCORES_GUARDS: readonly Guard[] = [
  {
    name: 'only members receive a guest’s runs',
    file: 'server/scores/players/merge-guest.ts',
    find: 'if (member.isGuest)',
    replace: 'if (member.id === 0)',
    test: 'tests/server/scores/merge.test.ts',
  },
  {
    name: 'a released offline result is not ranked',
    file: DECIDE_QUARANTINED,
    find: 'row.isOffline || !isInTimeForBoards(',
    replace: '!isInTimeForBoards(',
    test: 'tests/server/scores/quarantine/decide-quarantined.test.ts',
  },
  {
    name: 'a released result is not ranked on a frozen day',
    file: DECIDE_QUARANTINED,
    find: 'if (isDayOpen) return',
    replace: 'if (isDayOpen || row.value >= 0) return',
    test: 'tests/server/scores/quarantine/overdue-release.test.ts',
  },
  {
    name: 'a deletion waits for the player’s open transactions',
    file: 'server/scores/players/remove-player.ts',
    find: 'await lockPlayers(tx, [id]);',
    replace: '',
    test: 'tests/server/scores/players/at-once.test.ts',
  },
];
