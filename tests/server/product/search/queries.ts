/** Search queries as people type them, with the slug or genre (`genre:7`) expected as the first result. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';

const SLUGS: Readonly<Record<string, string>> = {
  'quiet-sudoku':
    'sudoku; soduku; suduko; sudko; sudoko; free sudoku; sudoku online; daily sudoku; sudoku free online game; classic sudoku; su doku; sudoku puzzles; play sudoku; number place',
  'quiet-sudoku-sums': 'killer sudoku; kenken; kakuro; calcudoku',
  'quiet-sudoku-diagonal': 'x sudoku; diagonal sudoku',
  'quiet-sudoku-mini': 'mini sudoku; 6x6 sudoku',
  'quiet-sudoku-tiny': 'sudoku for beginners; 4x4 sudoku; kids sudoku',
  'quiet-sudoku-patchwork': 'jigsaw sudoku; irregular sudoku',
  'quiet-sudoku-windows': 'windoku; hyper sudoku',
  'quiet-sudoku-more-or-less': 'futoshiki; greater than sudoku',
  'quiet-sudoku-black-and-white': 'kropki sudoku',
  'nonogram-garden':
    'nonogram; nonograms; picross; griddlers; hanjie; paint by numbers; nonagram; nonogrm; picture cross; pixel puzzle; picros; daily nonogram',
  'firefly-field':
    'minesweeper; mine sweeper; mines; minesweaper; minesweeper online free; classic minesweeper; minesweeper game; mine sweper',
  'lights-at-anchor':
    'battleships; battleship; battleship game; battle ship; sea battle; bimaru; find the ships',
  'street-of-lamps': 'akari; light up; light up puzzle',
  'mosaic-terrace': 'fill a pix; fill-a-pix; number mosaic',
  'sun-and-moon-tiles': 'takuzu; binairo; binary puzzle; binary sudoku; tango',
  'pitch-by-the-pines': 'tents; tents and trees; tents puzzle',
  'stars-over-fields': 'star battle; queens; two not touch; starbattle',
  'rain-barrels': 'aquarium puzzle',
  'warm-spell': 'thermometers; thermometer puzzle',
  'shuttered-windows': 'hitori',
  'the-long-view': 'kuromasu',
  'the-sleeping-house': 'heyawake',
  'tide-and-sand': 'yin yang; nurikabe',
  'mole-runs': 'tapa',
  'swans-in-pairs': 'norinori',
  'beds-and-borders': 'shikaku',
  'night-market': 'number sums; kakurasu',
  'eight-at-nine':
    'pool; 8 ball pool; billiards; snooker; eight ball; pool game; 8ball; biliards; pool table; pool online free; 8 ball; 2 player pool',
  'eight-at-nine-nine-ball': '9 ball; nine ball pool',
  'eight-at-nine-trick-shots': 'pool trick shots',
  'crown-and-cobble':
    'tower defense; tower defence; tower defence games; td games; bloons; plants vs zombies; kingdom rush; defense game; castle defence; towerdefense; tower defens',
  'last-light-harbour': 'maze tower defense; last light harbor',
  'ember-match':
    'match 3; match three; candy crush; bejeweled; match3 games; jewel game; candy crush saga; gem game; bejewelled; match 3 games free online; swap game; matching gems; candy crsh',
  'bubble-orchard':
    'bubble shooter; bubble game; bubbles; puzzle bobble; bubbleshooter; buble shooter; bubble pop; bubble shooter no download; zuma; bubble shoter',
  'block-attic':
    'tetris; block puzzle; block blast; blockudoku; wood block puzzle; woodoku; tetris game; block game; blocks; tetirs; block puzzles',
  'block-attic-packing-day': 'tangram; pentomino; packing puzzle; polyomino',
  'mahjong-by-moonlight':
    'mahjong; mahjongg; mah jong; majong; mahjong solitaire; shanghai; mahjong titans; mahjong free; free mahjong games; mahjonng; mah-jongg; tile matching game',
  'hearthside-solitaire':
    'solitaire; klondike; klondike solitaire; patience; solitare; solitair; solitaire card game; classic solitaire; solitaire free; solitaire no download; solitaire turn 3; soltaire; patience card game; free solitaire games; solitaire game',
  'spider-by-lamplight':
    'spider solitaire; spider; spider solitare; spider solitaire 2 suits; spidersolitaire; spider patience',
  'freecell-by-lamplight': 'freecell; free cell; freecell solitaire; freecel; frecell',
  'pyramid-solitaire': 'pyramid solitaire; pyramid',
  'tripeaks-solitaire': 'tripeaks; tri peaks solitaire; three peaks',
  'golf-solitaire': 'golf solitaire',
  'forty-thieves': 'forty thieves; 40 thieves solitaire; two deck solitaire',
  'yukon-solitaire': 'yukon; yukon solitaire',
  'scorpion-solitaire': 'scorpion solitaire',
  'canfield-solitaire': 'canfield',
  'bakers-game': "baker's game; bakers game",
  'knights-table':
    'chess; chess game; 2 player chess; two player chess; chess online; chess against computer; play chess; ches; free chess; chess vs computer; checkers',
  'shuffled-court': 'chess960; fischer random',
  'pawns-to-the-light': 'pawn game; chess for beginners',
  'domino-parlour': 'dominoes; dominos; domino; dominoes online; dominoe; domino game free',
  'domino-parlour-all-fives': 'all fives; muggins',
  'domino-parlour-partners': 'partner dominoes; 4 player dominoes',
  'cross-and-down':
    "crossword; crosswords; mini crossword; daily crossword; crossword puzzle; cross word; crosword; crossword puzzles free; typing game; today's crossword; typing",
  'clueless-cross': 'codeword; codewords; code breaker; cryptogram',
  'snug-cross': 'fill in puzzle; kriss kross; word fit',
  'tidy-cross': 'anagram crossword',
  'lantern-words':
    'word search; wordsearch; word find; word serach; word searches; daily word search; word search puzzles; find words; word search for kids; wordsearch online',
  'letter-foundry':
    'boggle; scrabble; wordscapes; word connect; anagrams; word maker; make words; spelling game; wordle; unscramble',
  'letter-foundry-keystone': 'spelling bee; word wheel; wordwheel',
  'lamplight-jigsaw':
    'jigsaw; jigsaw puzzle; jigsaws; jigsaw puzzles; jigasw; daily jigsaw; free jigsaw puzzles online; jigsaw puzzles for adults; jigsow; jig saw',
  'lamplight-jigsaw-cats-on-cushions': 'cat jigsaw; jigsaw cats',
  'marlow-attic':
    'hidden object; hidden objects; hidden object games; find the objects; seek and find; i spy; hiden object; hidden object games free no download; hidden',
  'the-attic-at-marlow-hall': 'mystery hidden object; detective game; escape room',
  glasshouse:
    'memory; memory game; pairs; concentration; matching pairs; memory games; memmory; memory match; pairs game',
  'copper-and-steam': 'pipes; plumber; pipe game; pipe mania; water pipes; connect pipes; plumbing game',
  'windmill-nine':
    'mini golf; minigolf; crazy golf; golf; putt putt; miniature golf; mini golf games; putting game',
  'needle-drop': 'rhythm game; guitar hero; music game; piano tiles; rythm game; music games',
  'needle-drop-echo-bells': 'simon says; simon; repeat the pattern',
  'crumb-and-co':
    'cooking game; cooking games; diner dash; bakery game; restaurant games; papas; cake game; cafe game; baking games',
  'ramen-rush': 'sushi; noodle game; ramen',
  'copper-rally':
    'racing; car games; driving games; car racing; race game; racing game; mario kart; rally; driving; drift; carracing',
  'copper-rally-tabletop': 'micro machines; top down racing',
  'fox-and-fen': 'sokoban; maze; mazes; labyrinth; fox game',
  'balloon-post':
    'kids games; games for kids; balloon game; games for children; toddler games; hot air balloon',
  'submarine-post': 'submarine; underwater game; fishing game',
  arrowfall: 'archery; bow and arrow; archery games; archer; angry birds; archrey; shooting range; bow game',
  'rooftop-cats':
    'endless runner; temple run; subway surfers; running game; platformer; cat game; jumping game; runner; run game; cats game',
  'orbit-keeper': 'asteroids; space invaders; space game; space shooter; missile command',
  'night-owl-quiz':
    'quiz; trivia; brain training; iq test; brain teasers; brain games; mind games; lumosity; brain test; quizzes',
  'night-owl-numbers': 'math games; maths games; math; mental arithmetic; arithmetic; cool math games',
  'night-owl-reason': 'logic puzzles; riddles',
  'night-owl-memory': 'memory test; memory training',
  'quiet-sudoku-at-home': 'download sudoku; offline sudoku',
};

/** Names of genres: any game of the genre is accepted as the first result. */
const GENRES: Readonly<Record<string, string>> = {
  [GENRE_IDS.CARD_AND_BOARD]:
    'card games; board games; free card games; card game online; cards; games for two players',
  [GENRE_IDS.PUZZLE]: 'puzzle; puzzle games',
  [GENRE_IDS.WORD]: 'word games; word game; word puzzles; hangman; vocabulary games',
  [GENRE_IDS.ACTION]: 'action games; arcade games; arcade',
  [GENRE_IDS.ADVENTURE]: 'adventure games; adventure',
  [GENRE_IDS.SPORTS]: 'sports games; sports',
  [GENRE_IDS.STRATEGY]: 'strategy games; strategy',
  [GENRE_IDS.RACING]: 'racing games',
  [GENRE_IDS.SHOOTING]: 'shooting games; shooter',
  [GENRE_IDS.TIME_MANAGEMENT]: 'time management games; time management',
  [GENRE_IDS.MATCHING]: 'matching games; matching',
  [GENRE_IDS.FAMILY_AND_KIDS]: 'family games; kids',
};

/** Ways of playing: the first result must declare the way. */
const KINDS: Readonly<Record<string, string>> = {
  'against the computer':
    'two player; 2 player games; two player games; 2 player; multiplayer games; games for couples; play with friends; games against the computer; vs computer',
  relaxing: 'relaxing games; relaxing; calm games; chill games; games to relax; stress relief games',
  'no timer': 'no timer; untimed games; games without timer; no time limit games; games with no timer',
  quick: 'quick games; short games; 5 minute games',
  offline: 'offline games; games without internet',
};

/** Families: any kind of the family is accepted. */
const FAMILIES: Readonly<Record<string, string>> = {
  solitaire: 'all solitaire games; solitaire collection',
  mahjong: 'mahjong tiles game',
  dominoes: 'domino games',
  crosswords: 'crossword puzzles online',
  'word-search': 'word search puzzles online',
  'memory-games': 'memory card game',
  'pipe-puzzles': 'pipe puzzles',
  archery: 'archery games online',
  'cooking-games': 'cooking games online',
};

/** Searches without a word about a game. They find the most popular games. */
const ANY = [
  'free games',
  'free online games',
  'online games',
  'no download games',
  'unblocked',
  'unblocked games',
  'games',
  'fun games',
  'best free games',
  'games to play',
  'browser games',
  'no download',
  'cool games',
  'new games',
];

const splitLines = (text: string): string[] => text.split(';').map((query) => query.trim());
const parseGroups = (
  groups: Readonly<Record<string, string>>,
  prefix = '',
): [query: string, expected: string][] =>
  Object.entries(groups).flatMap(([expected, queries]) =>
    splitLines(queries).map((query) => [query, `${prefix}${expected}`] as [string, string]),
  );

export const QUERIES: readonly (readonly [query: string, expected: string])[] = [
  ...parseGroups(SLUGS),
  ...parseGroups(GENRES, 'genre:'),
  ...parseGroups(KINDS, 'kind:'),
  ...parseGroups(FAMILIES, 'family:'),
  ...ANY.map((query) => [query, 'any'] as const),
];
