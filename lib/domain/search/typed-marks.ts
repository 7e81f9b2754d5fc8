/** Finds typed words in a title, to highlight them. */
import { foldText } from './fold-text';

export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** Splits a title into parts and marks those that match a typed word, ignoring accents. */
export const markTyped = (title: string, typed: string): MarkedPart[] => {
  const letters = [...title];
  const foldedLetters = letters.map(foldText);
  const isMarked = letters.map(() => false);
  for (const word of typed.split(/\s+/).map(foldText).filter(Boolean)) {
    const length = [...word].length;
    for (let at = 0; at + length <= foldedLetters.length; at += 1)
      if (foldedLetters.slice(at, at + length).join('') === word) isMarked.fill(true, at, at + length);
  }
  const parts: MarkedPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[index]) last.text += letter;
    else parts.push({ text: letter, isMarked: isMarked[index] ?? false });
  });
  return parts;
};
