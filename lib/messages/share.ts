/** Messages of the dialog with the text to share. */

export const SHARE_MESSAGES = {
  copied: 'The text is copied.',
  linkCopied: 'The link is copied.',
  linkShown: 'The link is selected. Copy it by hand.',
  copyFailed: 'The text could not be copied. Select it and copy it by hand.',
} as const;
