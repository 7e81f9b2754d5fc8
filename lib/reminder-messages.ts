/** Texts about streak reminders, for the account pages and the unsubscribe page. */

export const REMINDER_MESSAGES = {
  label: 'Remind me by e-mail before a streak of mine runs out',
  hint: 'Between 7 and 9 in your evening, one mail a day at most, and only if a streak of two days or more would end at midnight.',
  confirmFirst: 'Confirm your e-mail address first, then we can remind you.',
  on: 'We remind you in the evening before a streak runs out.',
  off: 'We do not remind you of streaks any more.',
  unsubscribeTitle: 'Streak reminders',
  unsubscribeAbout:
    'We write in the evening when a streak is about to end. Press the button, and we do not write about streaks again.',
  unsubscribeAction: 'Stop the reminders',
  unsubscribed: 'Done. No more reminders of streaks are sent to you.',
  unsubscribedAbout: 'You can switch them on again in your account, under Privacy.',
  noToken:
    'This link is incomplete. Open it again from the email, or turn the reminders off in your account.',
} as const;
