/** Texts on and under an ad slot. */

export const AD_SLOT_TEXTS = {
  label: 'Advertisement',
  remove: 'Remove ads with Unlimited',
} as const;

/** The site's own ads, by the shape of the slot. */
export const HOUSE_PANELS = {
  tall: { title: 'Every lamp lit', line: 'The whole site without advertising.' },
  wide: { title: 'Just the games', line: 'The whole site without advertising.' },
  box: { title: 'A quiet evening', line: 'The whole site without advertising.' },
  action: 'See Unlimited',
} as const;

/** The site's own ad on the home page, which has an invitation to Unlimited already. */
export const HOME_HOUSE_PANEL = {
  title: 'Games to keep',
  line: 'Download games without advertising.',
  action: 'See downloads',
} as const;
