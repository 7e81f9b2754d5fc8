/** The rows of games for a player, as the page renders each. */
import { useForYou } from '@/stores/queries/use-for-you';
import type { ForYouProps } from './for-you';

export const ForYouRows = ({ children }: ForYouProps) =>
  useForYou().map((row, index) => children(row, index === 0 ? 'For you' : 'More for you'));
