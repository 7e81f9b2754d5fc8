/** Marks the page of an Unlimited member, as the head does before the first paint (pages/_document.tsx). */

export const markUnlimited = (isUnlimited: boolean): void => {
  if (typeof document === 'undefined') return;
  document.documentElement.toggleAttribute('data-unlimited', isUnlimited);
};
