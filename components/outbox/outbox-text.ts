/** The text of the notice for an entry in the outbox. */
import { OFFLINE_MESSAGES } from '@/lib/offline-messages';
import { refusalReasonOf } from '@/lib/messages/refused-result';
import type { OutboxEntry } from '@/stores/outbox/outbox';

export interface OutboxText {
  tone: 'waiting' | 'good' | 'bad';
  text: string;
}

/** Returns the text, or null if this visitor must not see a notice for the entry. */
export const describeOutboxEntry = (
  { title, levelKey, owner, hasFailed, outcome }: OutboxEntry,
  visitor: { isOnline: boolean; isOwn: boolean; isMember: boolean },
): OutboxText | null => {
  if (!outcome) {
    if (visitor.isOwn || (!visitor.isOnline && !visitor.isMember))
      return hasFailed
        ? {
            tone: 'waiting',
            text: visitor.isOnline
              ? OFFLINE_MESSAGES.waiting(title)
              : OFFLINE_MESSAGES.savedForOffline(title),
          }
        : null;
    return owner && !visitor.isMember
      ? { tone: 'waiting', text: OFFLINE_MESSAGES.waitsForMember(title) }
      : null;
  }
  if (outcome.kind === 'left') return { tone: 'bad', text: OFFLINE_MESSAGES.leftBehind(title) };
  if (outcome.kind === 'refused')
    return { tone: 'bad', text: OFFLINE_MESSAGES.refused(title, refusalReasonOf(outcome.code)) };
  const { verdict, rank, entrants } = outcome.result;
  if (verdict === 'quarantined') return { tone: 'good', text: OFFLINE_MESSAGES.checked(title) };
  if (verdict === 'practice') return { tone: 'good', text: OFFLINE_MESSAGES.practice(title) };
  if (rank !== null) return { tone: 'good', text: OFFLINE_MESSAGES.ranked(title, rank, entrants) };
  if (outcome.isLate) return { tone: 'good', text: OFFLINE_MESSAGES.late(title) };
  return {
    tone: 'good',
    text: levelKey ? OFFLINE_MESSAGES.countedDaily(title) : OFFLINE_MESSAGES.counted(title),
  };
};
