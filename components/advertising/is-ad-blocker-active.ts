/** Detects an ad blocker: adds a box with names that blockers hide, and checks whether it is visible. */

const AD_CLASS_NAMES = 'adsbox ad-banner ads pub_300x250';

export const isAdBlockerActive = (page: Document): boolean => {
  const bait = page.createElement('div');
  bait.className = AD_CLASS_NAMES;
  bait.setAttribute('aria-hidden', 'true');
  Object.assign(bait.style, { position: 'absolute', left: '-999px', width: '1px', height: '1px' });
  page.body.append(bait);
  const { display, visibility } = getComputedStyle(bait);
  bait.remove();
  return display === 'none' || visibility === 'hidden';
};
