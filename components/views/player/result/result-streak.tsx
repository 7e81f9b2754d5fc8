/** The streak after a daily, with its length, its freezes, and the last seven levels as lanterns. */
import { Icon } from '@/components/ui/icon';
import { Lantern, LanternWire, type LanternState } from '@/components/ui/lantern';
import { dateOfKey, shortWeekday } from '@/lib/domain/days/calendar-days';
import { nextLevelKey, previousLevelKey, type Frequency } from '@/lib/domain/days/level-keys';
import { useDailyProgress, useStreak, useToday, type DailyStatus } from '@/stores/queries/use-dailies';

/** The finished level, the levels before it, and the next one. */
const SHOWN_LEVELS = 7;

const listKeysUntil = (frequency: Frequency, last: string): string[] => {
  let first = last;
  const keys = [last, nextLevelKey(frequency, last)];
  while (keys.length < SHOWN_LEVELS) keys.unshift((first = previousLevelKey(frequency, first)));
  return keys;
};

const resultLanternState = (status: DailyStatus | undefined): LanternState =>
  status?.isFrozen ? 'frozen' : status?.isLate ? 'late' : (status?.state ?? 'notStarted');

const isLit = (status: DailyStatus | undefined): boolean =>
  resultLanternState(status) === 'frozen' || resultLanternState(status) === 'completed';

interface ResultStreakProps {
  keyword: string;
  frequency: Frequency;
  levelKey: string;
  /** Whether to reserve the space while the streak loads. */
  isLikely: boolean;
}

export const ResultStreak = ({ keyword, frequency, levelKey, isLikely }: ResultStreakProps) => {
  const keys = listKeysUntil(frequency, levelKey);
  const streak = useStreak(keyword);
  const today = useToday() ?? levelKey;
  const progress = useDailyProgress(
    keyword,
    keys.filter((key) => key <= today),
  );
  if (!streak && !isLikely) return null;
  const length = streak?.streak ?? 0;
  const next = frequency === 'daily' ? 'Tomorrow’s puzzle' : 'The next puzzle';
  return (
    <section className="result-streak" aria-label="Streak" data-waiting={streak ? undefined : ''}>
      <Icon name="flame" />
      <div>
        <b>
          {length} {length === 1 ? 'day' : 'days'} in a row
        </b>
        <p>{next} keeps it lit.</p>
      </div>
      <ul aria-hidden="true">
        {keys.map((key, index) => (
          <li
            key={key}
            data-lit={isLit(progress[key]) || undefined}
            data-joined={(isLit(progress[key]) && isLit(progress[keys[index + 1] ?? ''])) || undefined}
          >
            <LanternWire />
            <Lantern state={key > today ? 'future' : resultLanternState(progress[key])}>
              {dateOfKey(key).getDate()}
            </Lantern>
            <small>{shortWeekday(dateOfKey(key))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
};
