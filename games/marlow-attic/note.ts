/** Shows the discovery at the end of a search on the result screen. */
import { el } from '../kit/dom';

export const createNote = (text: string): HTMLElement => el('div', { class: 'ma-note' }, el('p', { text }));
