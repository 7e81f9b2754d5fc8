/** An icon of the static sprite `/icons.svg`, in the color of the surrounding text. */

export type UiIcon =
  | 'arrowL'
  | 'arrowR'
  | 'bell'
  | 'cal'
  | 'check'
  | 'chevD'
  | 'chevL'
  | 'chevR'
  | 'close'
  | 'cog'
  | 'dl'
  | 'down'
  | 'edit'
  | 'eye'
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
  | 'list'
  | 'lock'
  | 'look'
  | 'mail'
  | 'moon'
  | 'more'
  | 'play'
  | 'plus'
  | 'rotate'
  | 'search'
  | 'share'
  | 'shrink'
  | 'shuffle'
  | 'sort'
  | 'sound'
  | 'star'
  | 'sun'
  | 'trophy'
  | 'up'
  | 'user'
  | 'users'
  | 'warn'
  | 'wide';

export const SPRITE_URL = '/icons.svg';

export const Icon = ({ name }: { name: UiIcon }) => (
  <svg className="ic" aria-hidden="true">
    <use href={`${SPRITE_URL}#${name}`} />
  </svg>
);
