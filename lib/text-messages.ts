/** Texts of forms and of the help search. Separate from lib/messages.ts, which every page loads. */

export const TEXT_MESSAGES = {
  contactSent: 'Thank you. Your message is with us, and the answer comes to the address you gave.',
  keysSent: (mail: string) =>
    `If games were bought with ${mail}, their keys are on the way. Look in your spam folder too.`,
  questionsFound: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  questionsMissing: 'No question has these words. Try others, or ask us.',
} as const;
