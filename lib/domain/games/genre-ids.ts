/** Genre ids, as numbered in §2 of the specification. */
export const GENRE_IDS = {
  PUZZLE: '1',
  ADVENTURE: '2',
  STRATEGY: '3',
  RACING: '4',
  CARD_AND_BOARD: '6',
  SHOOTING: '7',
  JIGSAW: '9',
  SPORTS: '10',
  MUSIC_AND_PHOTO: '11',
  WORD: '12',
  FAMILY_AND_KIDS: '16',
  ACTION: '19',
  HIDDEN_OBJECT: '20',
  MATCHING: '21',
  TIME_MANAGEMENT: '22',
  BRAIN: '24',
  /** The genre of dailies; also the default genre of games without one (spec §3). */
  DAILY: '31',
} as const;
