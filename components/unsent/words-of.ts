/** What is said of a result that waits or was settled. */
import { OFFLINE_MESSAGES as WORDS } from '@/lib/offline-messages';
import { refusalReasonOf } from '@/lib/messages/refused-result';
import type { UnsentResult } from '@/stores/unsent/unsent-results';

export interface UnsentWords {
  tone: 'waiting' | 'good' | 'bad';
  text: string;
}

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
  if (outcome.kind === 'refused')
    return { tone: 'bad', text: WORDS.refused(title, refusalReasonOf(outcome.code)) };
  const { verdict, rank, entrants } = outcome.result;
  if (verdict === 'quarantined') return { tone: 'good', text: WORDS.checked(title) };
  if (verdict === 'practice') return { tone: 'good', text: WORDS.practice(title) };
  if (rank !== null) return { tone: 'good', text: WORDS.ranked(title, rank, entrants) };
  if (outcome.isLate) return { tone: 'good', text: WORDS.late(title) };
  return { tone: 'good', text: levelKey ? WORDS.countedDaily(title) : WORDS.counted(title) };
};
