/** The avatars to choose from, by category. An avatar that costs tokens shows its price and is disabled. */
import { useState } from 'react';
import styled from 'styled-components';
import { FieldError, type FieldProps } from '@/components/forms/field-frame';
import { useField } from '@/components/forms/use-form';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import {
  useCategoryAvatars,
  useAvatarUsage,
  type Avatar,
  type AvatarCategory,
} from '@/stores/queries/use-avatars';
import { avatarNameText } from '../purchases/ledger-text';
import { below } from '@/styles/breakpoints';

const ALL_CATEGORIES = 'all';
const OWN_AVATARS = 'own';

const AvatarFieldRoot = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .chips [aria-pressed='true'] {
    background: var(--highlightSoft);
    box-shadow: inset 0 0 0 1.5px var(--highlight);
    color: var(--highlightText);
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 14px 12px;
    align-content: start;
    margin-top: 18px;
  }
  .grid label {
    position: relative;
    display: block;
    border-radius: 18px;
    cursor: pointer;
  }
  .grid img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: 18px;
  }
  .grid input {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .grid label:hover img {
    filter: brightness(1.06);
  }
  .grid label:has(:focus-visible) {
    outline: 3px solid var(--focusRing);
    outline-offset: 8px;
  }
  .grid label:has(:checked) {
    box-shadow:
      0 0 0 3px var(--surfaceRaised),
      0 0 0 6px var(--highlight);
  }
  .grid label:has(:checked)::after {
    content: '✓';
    position: absolute;
    right: -6px;
    top: -6px;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: var(--highlight);
    color: var(--onHighlight);
    font: 800 14px/1 var(--fontText);
  }
  .grid label:has(:disabled) {
    cursor: not-allowed;
  }
  .grid label:has(:disabled) img {
    filter: saturate(0.5) brightness(0.8);
  }
  .price {
    position: absolute;
    left: 50%;
    bottom: 6px;
    translate: -50%;
    padding: 4px 8px;
    border-radius: 999px;
    background: var(--surfaceNight);
    color: var(--textOnNight);
    font: 650 12px/1 var(--fontText);
    white-space: nowrap;
  }
  .usage {
    min-height: 22px;
    margin-top: 16px;
    color: var(--textMuted);
  }
  ${below('widescreen')} {
    .grid {
      grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
    }
  }
`;

export const nameAvatar = ({ url }: Avatar, index: number): string => {
  const drawing = /\/art\/avatars\/(\w+)\.svg$/.exec(url)?.[1];
  return drawing ? avatarNameText(drawing) : `Own picture ${index + 1}`;
};

interface AvatarFieldProps extends Pick<FieldProps, 'name' | 'label'> {
  categories: readonly AvatarCategory[];
  drawn: readonly Avatar[];
  own: readonly Avatar[];
  bought: readonly string[] | null;
  /** The URL of the current avatar. */
  selected: string | null;
}

export const AvatarField = ({ name, label, categories, drawn, own, bought, selected }: AvatarFieldProps) => {
  const field = useField(name);
  const [category, setCategory] = useState(ALL_CATEGORIES);
  const all = [...own, ...drawn];
  const ofCategory = useCategoryAvatars(
    category === ALL_CATEGORIES || category === OWN_AVATARS ? null : category,
  );
  const chips = [
    { id: ALL_CATEGORIES, name: 'All' },
    ...(own.length > 0 ? [{ id: OWN_AVATARS, name: 'Yours' }] : []),
    ...categories,
  ];
  // Filters all drawings by category, until the category's own list has loaded.
  const isInCategory = (avatar: Avatar): boolean =>
    category === ALL_CATEGORIES ||
    (category === OWN_AVATARS ? own.includes(avatar) : avatar.categories.some(({ id }) => id === category));
  // A current avatar that was free when the member selected it remains available.
  const isLocked = ({ fid, price, url }: Avatar): boolean =>
    price > 0 && url !== selected && !bought?.includes(fid);
  const chosen = drawn.find(({ fid }) => fid === field.value);
  const usage = useAvatarUsage(chosen?.fid ?? null, selected);

  return (
    <AvatarFieldRoot
      data-wrong={field.error === null ? undefined : ''}
      aria-describedby={field.marks['aria-describedby']}
    >
      <legend className="sr">{label}</legend>
      <div className="chips" role="group" aria-label="Kinds of pictures">
        {chips.map(({ id, name: text }) => (
          <button
            key={id}
            type="button"
            className="chip-link"
            aria-pressed={id === category}
            onClick={() => setCategory(id)}
          >
            {text}
          </button>
        ))}
      </div>
      <div className="grid">
        {(ofCategory ?? all.filter(isInCategory)).map((avatar, index) => (
          <label key={avatar.fid} title={nameAvatar(avatar, index)}>
            <input
              type="radio"
              name={name}
              value={avatar.fid}
              aria-label={[
                nameAvatar(avatar, index),
                isLocked(avatar) && `costs ${ACCOUNT_PAGE_MESSAGES.tokens(avatar.price)}`,
              ]
                .filter(Boolean)
                .join(', ')}
              disabled={isLocked(avatar)}
              checked={avatar.fid === field.value}
              onChange={() => field.setValue(avatar.fid)}
              onFocus={field.handleFocus}
            />
            <img src={avatar.url} alt="" width={96} height={96} />
            {isLocked(avatar) && (
              <span className="price" aria-hidden="true">
                {ACCOUNT_PAGE_MESSAGES.tokens(avatar.price)}
              </span>
            )}
          </label>
        ))}
      </div>
      <p className="usage" role="status">
        {usage !== null && ACCOUNT_PAGE_MESSAGES.usedBy(usage)}
      </p>
      <FieldError field={field} />
    </AvatarFieldRoot>
  );
};
