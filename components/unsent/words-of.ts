/** What is said of a result that waits or was settled. */
import { OFFLINE_MESSAGES as WORDS } from '@/lib/offline-messages';
import type { UnsentResult } from '@/stores/unsent/unsent-results';

export interface UnsentWords {
  tone: 'waiting' | 'good' | 'bad';
  text: string;
}

const reasonOf = (code: string): string => {
  if (code === 'conflict') return 'Its run was over: it had been finished or given up elsewhere.';
  if (code === 'notFound' || code === 'forbidden') return 'Its run belongs to another player now.';
  return 'Its moves did not fit the puzzle.';
};

/** The words, or null where there is nothing to say to whoever looks. */
export const wordsOf = (
  { title, levelKey, owner, hasFailed, outcome }: UnsentResult,
  who: { isOnline: boolean; isOwn: boolean; isMember: boolean },
): UnsentWords | null => {
  if (!outcome) {
    if (who.isOwn || (!who.isOnline && !who.isMember))
      return hasFailed
        ? { tone: 'waiting', text: who.isOnline ? WORDS.waiting(title) : WORDS.kept(title) }
        : null;
    return owner && !who.isMember ? { tone: 'waiting', text: WORDS.waitsForMember(title) } : null;
  }
  if (outcome.kind === 'left') return { tone: 'bad', text: WORDS.leftBehind(title) };
  if (outcome.kind === 'refused') return { tone: 'bad', text: WORDS.refused(title, reasonOf(outcome.code)) };
  const { verdict, rank, entrants } = outcome.result;
  if (verdict === 'quarantined') return { tone: 'good', text: WORDS.checked(title) };
  if (verdict === 'practice') return { tone: 'good', text: WORDS.practice(title) };
  if (rank !== null) return { tone: 'good', text: WORDS.ranked(title, rank, entrants) };
  if (outcome.isLate) return { tone: 'good', text: WORDS.late(title) };
  return { tone: 'good', text: levelKey ? WORDS.countedDaily(title) : WORDS.counted(title) };
};
