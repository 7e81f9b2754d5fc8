/** The texts of the page around a packed game. */

export const WORDS = {
  games: 'All games',
  scores: 'Best results',
  enterKey: 'Enter a key',
  unlocked: 'Unlocked',
  look: 'Colors',
  looks: { modern: 'Evening', modernDark: 'Dark', default: 'Classic', contrast: 'High contrast' },
  left: (minutes: number) => (minutes === 0 ? 'Trial over' : `Trial: ${minutes} min left`),
  lede: 'Everything is in this file. It needs no connection, and your games are saved on this computer.',
  notSaved: 'This browser stores nothing for files: your games are lost when the window closes.',
  play: 'Play',
  today: 'Play today',
  day: 'Another day',
  playDay: 'Play that day',
  dayRange: (from: string, to: string) => `Choose a day from ${from} to ${to}.`,
  keyTitle: 'Enter your key',
  keyLabel: 'License key',
  keyHint:
    'It is in the mail of your purchase, and among your purchases on the site: 24 groups of five letters.',
  keyButton: 'Unlock',
  keyEmpty: 'Paste or type your key first.',
  keyStrange: (letters: readonly string[]) =>
    `No key has ${letters.map((each) => `“${each}”`).join(', ')} in it.`,
  keyLength: (found: number, wanted: number) =>
    `A key has ${wanted} letters; this one has ${found}. Copy it whole.`,
  keyOtherGame: (title: string) =>
    `This key is for another game, or its first letters are wrong. This is ${title}.`,
  keyUnknown: 'This file does not know who made this key. Download the file again from the site.',
  keyWrong: 'This key is not right. One letter may be wrong: copy it from the mail.',
  thanks: 'Thank you. This game is yours.',
  close: 'Close',
  overTitle: 'Your free hour is over',
  over: 'Your games are saved. With a key, you continue where you were.',
  buy: 'Buy a key on the site',
  noScores: 'Nothing is finished yet.',
  failed: 'This game could not be opened in this browser.',
} as const;
