/** The footer's link to the privacy question. A separate file, because every page loads it. */
export const PRIVACY_CHOICES = 'Privacy choices';
