/** Texts on and below an ad slot. */

export const AD_SLOT_TEXTS = {
  label: 'Advertisement',
  remove: 'Remove ads with Unlimited',
} as const;

/** The titles of the site's own ads, by the shape of the slot. */
export const HOUSE_TITLES = {
  tall: 'Every lamp lit',
  wide: 'Just the games',
  box: 'A quiet evening',
} as const;
export const HOUSE_LINE = 'The whole site without advertising.';
export const HOUSE_ACTION = 'See Unlimited';

/** The site's own ad on the home page. It promotes downloads, because the page already promotes Unlimited. */
export const HOME_HOUSE_PANEL = {
  title: 'Games to keep',
  action: 'See downloads',
} as const;
