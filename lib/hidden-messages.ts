/** Texts about hidden games, which the specification does not define. */
import { MAX_HIDDEN_GAMES, MAX_HIDDEN_GROUPS } from './domain/members/hidden-games';

export const HIDDEN_MESSAGES = {
  title: 'Hidden games',
  intro:
    'Hidden games do not appear in lists, rows and suggestions. Search and their own pages still show them.',
  empty: 'You have hidden no games.',
  hideGame: 'Hide this game',
  showGame: 'Show this game again',
  /** @param group the group's name, such as `Sudoku` */
  hideGroup: (group: string) => `Hide games like this: ${group}`,
  showGroup: (group: string) => `Show games like this again: ${group}`,
  gameHidden: (title: string) => `${title} is hidden from lists.`,
  groupHidden: (group: string) => `${group} games are hidden from lists.`,
  shown: (name: string) => `${name} appears in lists again.`,
  show: 'Show again',
  undo: 'Undo',
  groupNote: 'All games of this kind',
  failed: 'This could not be changed. Please try again later.',
  notStored: 'This browser cannot store hidden games. Join free to hide games.',
  listFailed: 'Your hidden games could not be loaded. Please try again later.',
  tooManyGames: `You can hide up to ${MAX_HIDDEN_GAMES} games. Show one again first.`,
  tooManyGroups: `You can hide up to ${MAX_HIDDEN_GROUPS} kinds of games. Show one again first.`,
} as const;
