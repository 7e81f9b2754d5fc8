/** Shows the dialogs of a packed game: its key, the end of the trial, the best results. */
import { el } from '../kit/dom';
import { formatTime } from '../kit/time';
import type { LicenseState } from './license';
import type { OfflinePack } from './pack';
import { listBests } from './runs';
import type { OfflineStore } from './store';
import { WORDS } from './words';

export interface Dialogs {
  openKey(): void;
  /** Opens the dialog for the end of the trial, after which play requires a key. */
  openOver(): void;
  openScores(): void;
  isOpen(): boolean;
}

interface DialogOptions {
  root: HTMLElement;
  pack: OfflinePack;
  store: OfflineStore;
  license: LicenseState;
  /** The URL of the game's page on the site, where a key can be bought, or null if it is unknown. */
  shopHref: string | null;
  onOpen(): void;
  onClose(): void;
  onUnlock(): void;
}

const createButton = (text: string, kind: 'play' | 'cream' | 'ghost', press: () => void) =>
  el('button', { type: 'button', class: `kit-button is-${kind}`, text, on: { click: press } });

export function createDialogs(options: DialogOptions): Dialogs {
  const { root, pack, store, license, shopHref } = options;
  let shown: HTMLDialogElement | null = null;

  const show = (title: string, content: Node[], actions: Node[]) => {
    shown?.close();
    const dialog = el(
      'dialog',
      { class: 'off-dialog', 'aria-labelledby': 'off-title' },
      el('h2', { id: 'off-title', class: 'kit-title', text: title }),
      ...content,
      el('div', { class: 'kit-actions' }, ...actions),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (shown === dialog) shown = null;
      if (!shown) options.onClose();
    });
    root.append(dialog);
    shown = dialog;
    options.onOpen();
    dialog.showModal();
  };
  const close = () => shown?.close();

  const keyForm = () => {
    const error = el('p', { class: 'off-error', role: 'alert', id: 'off-key-error' });
    const field = el('textarea', {
      id: 'off-key',
      rows: 4,
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'characters',
      'aria-describedby': 'off-key-hint off-key-error',
    });
    const submit = () => {
      const problem = license.enter(field.value);
      error.textContent = problem ?? '';
      field.toggleAttribute('aria-invalid', problem !== null);
      if (problem) return field.focus();
      options.onUnlock();
      const thanks = el('p', { class: 'off-lede', role: 'status', text: WORDS.thanks });
      show(WORDS.unlocked, [thanks], [createButton(WORDS.close, 'play', close)]);
    };
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      submit();
    });
    const nodes = [
      el('label', { for: 'off-key', text: WORDS.keyLabel }),
      field,
      error,
      el('p', { id: 'off-key-hint', class: 'off-hint', text: WORDS.keyHint }),
    ];
    return { nodes, unlock: createButton(WORDS.keyButton, 'play', submit) };
  };
  const buyLink = () =>
    shopHref
      ? el('a', {
          class: 'off-link',
          href: shopHref,
          target: '_blank',
          rel: 'noopener noreferrer',
          text: WORDS.buy,
        })
      : null;

  return {
    isOpen: () => shown !== null,
    openKey() {
      const { nodes, unlock } = keyForm();
      show(WORDS.keyTitle, nodes, [unlock, createButton(WORDS.close, 'ghost', close)]);
    },
    openOver() {
      const { nodes, unlock } = keyForm();
      const lede = el('p', { class: 'off-lede', text: WORDS.over });
      const buy = buyLink();
      const content = [lede, ...(buy ? [buy] : []), ...nodes];
      show(WORDS.overTitle, content, [unlock, createButton(WORDS.close, 'ghost', close)]);
    },
    openScores() {
      const rows = listBests(store, pack.editions).map(({ keyword, mode, value }) => {
        const title = pack.editions.find((each) => each.keyword === keyword)?.title ?? '';
        const valueText = mode.columnType === 'time' ? formatTime(value) : String(value);
        return el('div', {}, el('dt', { text: `${title}, ${mode.label}` }), el('dd', { text: valueText }));
      });
      const list = rows.length
        ? el('dl', { class: 'off-scores' }, ...rows)
        : el('p', { class: 'off-lede', text: WORDS.noScores });
      show(WORDS.scores, [list], [createButton(WORDS.close, 'play', close)]);
    },
  };
}
