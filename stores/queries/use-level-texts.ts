/** Reads how far today's unfinished dailies are, in each game's own words, from this device. */
import { useEffect, useState } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { browserStorage } from '@/stores/key-value-storage';
import { useToday, type DailyStatus } from './use-dailies';

/** The part of a daily's status that its text depends on. */
export type LevelStatus = Pick<DailyStatus, 'state' | 'progress' | 'levelKey'>;

type Texts = Readonly<Record<string, string>>;
const NONE: Texts = {};

/** @returns the texts by keyword; a daily is missing while it is not started, and when another device is further */
export const useLevelTexts = (
  dailies: readonly GameSummary[],
  statuses: Readonly<Record<string, LevelStatus>>,
): Texts => {
  const today = useToday();
  const [texts, setTexts] = useState(NONE);
  useEffect(() => {
    const started = dailies.filter(({ keyword }) => statuses[keyword]?.state === 'started');
    if (started.length === 0) return;
    let isCurrent = true;
    // Only a visitor with a started daily needs the code.
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
