/** Handles the player's own keys while the page, and not the game, has the focus. */
import { useEffect, useRef } from 'react';
import { hasShortcuts } from '@/stores/shortcuts';

export interface PlayerKeys {
  f(): void;
  t(): void;
  '?'(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

/** Returns the typed character, or in non-Latin layouts (Cyrillic, Greek) the Latin letter of the same key. */
const readShortcut = ({ key, code }: KeyboardEvent): string =>
  key.length === 1 && key > '~' ? code.replace(/^Key/, '').toLowerCase() : key.toLowerCase();

const isPlayerKey = (key: string, keys: PlayerKeys): key is keyof PlayerKeys => key in keys;

export const usePlayerKeys = (isActive: boolean, keys: PlayerKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isActive) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (!hasShortcuts() || document.querySelector('dialog[open]')) return;
      const key = readShortcut(event);
      if (isPlayerKey(key, latest.current)) latest.current[key]();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isActive]);
};
