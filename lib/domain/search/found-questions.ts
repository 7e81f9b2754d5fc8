/** Finds the questions that contain every word of a search term, in the question or its answer. */
import { visibleLength } from '../../visible-length';
import { foldText } from './fold-text';
import { MIN_TERM_LENGTH } from './search-term';
import type { FaqTopic } from '../site/texts';

const TAGS = /<[^<>]+>/g;

/** Returns whether a term is long enough to search for (spec §5). */
export const isQuestionTerm = (term: string): boolean => visibleLength(term.trim()) >= MIN_TERM_LENGTH;

/** Returns the topics with their matching questions; topics without a match are omitted. */
export const findQuestions = (topics: readonly FaqTopic[], term: string): FaqTopic[] => {
  const words = foldText(term.trim()).split(/\s+/);
  return topics
    .map((topic) => ({
      ...topic,
      entries: topic.entries.filter(({ question, html }) => {
        const text = foldText(`${question} ${html.replace(TAGS, ' ')}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
};
