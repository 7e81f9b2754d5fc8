/** One drawing of the static sprite `/icons.svg`, in the colour of the text around it. */

export type UiIcon =
  | 'arrowL'
  | 'arrowR'
  | 'cal'
  | 'check'
  | 'chevD'
  | 'chevL'
  | 'chevR'
  | 'close'
  | 'dl'
  | 'flag'
  | 'filter'
  | 'flame'
  | 'full'
  | 'gift'
  | 'grid'
  | 'heart'
  | 'heartF'
  | 'help'
  | 'home'
  | 'moon'
  | 'play'
  | 'rotate'
  | 'search'
  | 'share'
  | 'shrink'
  | 'shuffle'
  | 'sort'
  | 'star'
  | 'sun'
  | 'trophy'
  | 'user'
  | 'warn'
  | 'wide';

export const SPRITE = '/icons.svg';

export const Icon = ({ name }: { name: UiIcon }) => (
  <svg className="ic" aria-hidden="true">
    <use href={`${SPRITE}#${name}`} />
  </svg>
);
