/** Renders a text with the words that a search has matched marked. */
import { matchedParts } from '@/lib/domain/search/matched-words';

export const Marked = ({ text, matches }: { text: string; matches: readonly string[] }) =>
  matchedParts(text, matches).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
