/** Texts of forms and of the help search. Separate from lib/messages.ts, which every page loads. */

export const TEXT_MESSAGES = {
  contactSent: 'Thank you. We have your message and will reply to your email address.',
  keysSent: (mail: string) =>
    `If games were bought with ${mail}, their keys are on the way. Look in your spam folder too.`,
  questionsFound: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  questionsMissing: 'No question has these words. Try other words, or contact us.',
} as const;
