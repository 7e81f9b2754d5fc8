/** The foot's way to the privacy question: by itself, as every page carries it. */
export const PRIVACY_CHOICES = 'Privacy choices';
