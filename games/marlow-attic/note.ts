/** The discovery at the end of a search, for the result. */
import { el } from '../kit/dom';

export const noteOf = (text: string): HTMLElement => el('div', { class: 'ma-note' }, el('p', { text }));
