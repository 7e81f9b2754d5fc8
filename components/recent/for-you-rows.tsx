/** Renders the personal rows of games with the page's own function. */
import { useForYou } from '@/stores/queries/use-for-you';
import type { ForYouProps } from './for-you';

export const ForYouRows = ({ children }: ForYouProps) =>
  useForYou().map((row, index) => children(row, index === 0 ? 'For you' : 'More for you'));
