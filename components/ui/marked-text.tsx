/** Renders a text, and highlights the words that a search has matched. */
import { matchedParts } from '@/lib/domain/search/matched-words';

export const MarkedText = ({ text, matches }: { text: string; matches: readonly string[] }) =>
  matchedParts(text, matches).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
