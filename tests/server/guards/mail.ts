/** The guards of reminders and mail. */
import type { Guard } from './guard';

const ONCE = 'tests/server/product/reminders/once.test.ts';
const CLAIM_REMINDER = 'server/product/reminders/claim-reminder.ts';

export const MAIL_GUARDS: readonly Guard[] = [
  {
    name: 'reminders require a verified email address',
    file: CLAIM_REMINDER,
    find: 'and(eq(member.uid, row.uid), isNotNull(member.emailVerifiedAt))',
    replace: 'eq(member.uid, row.uid)',
    test: 'tests/server/product/reminders/waiting.test.ts',
  },
  {
    name: 'reminders are claimed once a day',
    file: CLAIM_REMINDER,
    find: 'or(isNull(lastDay), lt(lastDay, day)),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'reminders are twenty hours apart',
    file: CLAIM_REMINDER,
    find: 'or(isNull(lastClaimedAt), lte(lastClaimedAt, new Date(now.getTime() - MIN_REMINDER_GAP_MS))),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'a reminder requires that the member still wants reminders when it is claimed',
    file: CLAIM_REMINDER,
    find: 'isNotNull(switchedOnAt),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'reminders are not sent after the evening',
    file: 'server/platform/mail/send-due.ts',
    find: 'or(isNull(mail.expiresAt), gt(mail.expiresAt, now)),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'a member cancels only their own mail',
    file: 'server/product/reminders/waiting-reminders.ts',
    find: 'eq(mail.memberUid, memberUid),',
    replace: '',
    test: ONCE,
  },
  {
    name: 'a reminder is sent only to the current email address',
    file: 'server/platform/mail/send-due.ts',
    find: 'due.memberUid !== null && !(await isWanted(db, due.memberUid, due.recipient))',
    replace: 'due.memberUid === -1',
    test: 'tests/server/product/reminders/waiting.test.ts',
  },
  {
    name: 'urgent mail is sent before mail that can wait',
    file: 'server/platform/mail/send-due.ts',
    find: 'asc(mail.canWait), ',
    replace: '',
    test: 'tests/server/platform/mail/send-due.test.ts',
  },
  {
    name: 'unsubscribe tokens are signed',
    file: 'server/product/reminders/unsubscribe.ts',
    find: 'given.length === right.length && timingSafeEqual(given, right)',
    replace: 'given.length > 0',
    test: 'tests/server/product/reminders/unsubscribe.test.ts',
  },
];
