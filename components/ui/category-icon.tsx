/** The drawing of a genre. Its second part is dim, and amber when lit. */
import { onlineCategories, type IconKey } from '@/lib/domain/games/genres';
import { ICON_MESSAGES } from '@/lib/messages/icon';
import { SPRITE_URL } from './icon';

const KNOWN_ICONS = new Set<string>(onlineCategories.map(({ icon }) => icon));

export const CategoryIcon = ({ name, isLit }: { name: IconKey; isLit?: boolean }) => {
  // Spec §8: a missing icon logs 'Could not find icon'; the daily window takes its place.
  // eslint-disable-next-line no-console
  if (!KNOWN_ICONS.has(name)) console.error(ICON_MESSAGES.iconMissing, name);
  return (
    <svg className="ci" aria-hidden="true" data-lit={isLit || undefined}>
      <use href={`${SPRITE_URL}#category-${KNOWN_ICONS.has(name) ? name : 'daily'}`} />
    </svg>
  );
};
