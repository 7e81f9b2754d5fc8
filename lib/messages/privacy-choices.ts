/** The footer's link to the privacy prompt. A separate file, because every page loads it. */
export const PRIVACY_CHOICES = 'Privacy choices';
