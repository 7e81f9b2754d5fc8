/** Texts of the error pages, separate from site.ts because these pages load them on demand. */

export const ERROR_PAGE_MESSAGES = {
  notFoundTitle: 'This lamp has gone out.',
  failureNumber: 'If you write to us about it, name this number:',
} as const;
