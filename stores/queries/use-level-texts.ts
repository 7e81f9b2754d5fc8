/** Reads the progress of today's unfinished dailies from this device, in each game's own words. */
import { useEffect, useState } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { browserStorage } from '@/stores/key-value-storage';
import { useToday, type DailyStatus } from './use-dailies';

/** The part of a daily's status that determines its text. */
export type LevelStatus = Pick<DailyStatus, 'state' | 'progress' | 'levelKey'>;

type LevelTexts = Readonly<Record<string, string>>;
const NO_TEXTS: LevelTexts = {};

/** @returns the texts by keyword. A daily is missing if it has not been started, or if another device has progressed further. */
export const useLevelTexts = (
  dailies: readonly GameSummary[],
  statuses: Readonly<Record<string, LevelStatus>>,
): LevelTexts => {
  const today = useToday();
  const [texts, setTexts] = useState(NO_TEXTS);
  useEffect(() => {
    const started = dailies.filter(({ keyword }) => statuses[keyword]?.state === 'started');
    if (started.length === 0) return;
    let isCurrent = true;
    // Loads the code only if the visitor has started a daily.
    import('@/stores/daily-progress').then(
      ({ findLevelText }) => {
        const found = started.flatMap(({ keyword, uid }) => {
          const { levelKey = today, progress = 0 } = statuses[keyword] ?? {};
          const text = findLevelText(browserStorage, uid, levelKey, progress);
          return text === null ? [] : [[keyword, text] as const];
        });
        const next = Object.fromEntries(found);
        if (isCurrent) setTexts((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [dailies, statuses, today]);
  return texts;
};
