/** Composes a reminder with the streaks that end today, each with a link to its game. */
import type { Frequency } from '@/lib/domain/days/level-keys';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { composeMail, type MailLink, type MailMessage } from '../../platform/mail/message';

export const REMINDER_KIND = 'streak-reminder';

export interface EndingStreak {
  /** Null for the streak across all dailies. */
  game: { title: string; href: string } | null;
  streak: number;
  frequency: Frequency;
}

export interface ReminderContent {
  name: string;
  productName: string;
  origin: string;
  switchedOnAt: Date;
  unsubscribeHref: string;
}

const UNITS: Record<Frequency, string> = { daily: 'day', weekly: 'week', monthly: 'month' };
const formatStreakLength = ({ streak, frequency }: EndingStreak): string =>
  `${streak} ${UNITS[frequency]}${streak === 1 ? '' : 's'}`;

const formatReminderDate = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

const composeSubject = (streaks: readonly EndingStreak[]): string => {
  const [first] = streaks;
  if (!first || streaks.length > 1) return `Keep your ${streaks.length} streaks tonight`;
  const length = formatStreakLength(first);
  return first.game
    ? `Keep your streak of ${length} in ${first.game.title} tonight`
    : `Keep your streak of ${length} tonight`;
};

const createStreakLink = (origin: string, ending: EndingStreak): MailLink =>
  ending.game
    ? {
        label: `Play ${ending.game.title}`,
        about: `Your streak: ${formatStreakLength(ending)}`,
        href: `${origin}${ending.game.href}`,
      }
    : {
        label: 'Play any daily',
        about: `Your streak over all dailies: ${formatStreakLength(ending)}`,
        href: `${origin}${paths.dailyGames()}`,
      };

/**
 * Composes the mail.
 * @param streaks one or more streaks
 */
export const composeReminder = (
  streaks: readonly EndingStreak[],
  { name, productName, origin, switchedOnAt, unsubscribeHref }: ReminderContent,
): MailMessage =>
  composeMail(
    {
      kind: REMINDER_KIND,
      subject: composeSubject(streaks),
      paragraphs: [
        `Good evening ${name},`,
        streaks.length === 1
          ? 'one streak of yours still waits for today. Finish the puzzle before midnight, and it goes on.'
          : 'these streaks of yours still wait for today. Finish the puzzles before midnight, and they go on.',
      ],
      links: streaks.map((ending) => createStreakLink(origin, ending)),
      closing: [
        `You get this because you switched on streak reminders on ${formatReminderDate(switchedOnAt)}. There is one an evening at most.`,
      ],
      closingLinks: [
        { label: 'Stop these reminders', href: unsubscribeHref },
        { label: 'Choose what we send you', href: `${origin}${accountPaths.accountPart('privacy')}` },
      ],
      // RFC 8058: mail programs show their own unsubscribe button, and send a form to this URL.
      headers: {
        'List-Unsubscribe': `<${unsubscribeHref}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
    productName,
  );
