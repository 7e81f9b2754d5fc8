/**
 * Words that are synonyms when people search for games. Synonyms of a particular game's name belong to that game
 * (`games/<slug>/known-names.ts`).
 */
import { stemOf } from './stems';

const SYNONYM_GROUPS = [
  // Numbers
  'one 1',
  'two 2',
  'three 3',
  'four 4',
  'five 5',
  'six 6',
  'seven 7',
  'eight 8',
  'nine 9',
  'ten 10',
  // Kinds of games. Few games are for two players, so games against the computer follow them.
  'twoplayer againstcomputer',
  'solitaire patience',
  'car racing race racer drive driving driver auto motor vehicle rally kart automobile',
  'shooting shooter shoot gun sniper target',
  'archery archer bow arrow bowman',
  'cooking cook kitchen chef restaurant food recipe cuisine',
  'baking bake baker bakery cake',
  'music musical song rhythm melody tune sound dance dancing',
  'piano keyboard',
  'memory memorize remember remembering concentration recall',
  'matching match matcher pairing',
  'quiz trivia question',
  'math arithmetic calculation calculating sum number',
  'brain logic mind thinking think iq mental reasoning brainteaser',
  'word letter vocabulary spelling',
  'anagram scramble scrambled unscramble jumble jumbled tangled',
  'hidden hide find finding seek search spot searching',
  'object item thing',
  'runner run running',
  'jump jumping jumper platformer hop',
  'strategy strategic tactic tactical',
  'defense defend defending defender',
  'bubble bubbles ball',
  'pop popping burst',
  'block brick cube tetromino',
  'gem jewel diamond crystal',
  'pipe plumber plumbing plumb',
  'pool billiard snooker cue',
  'golf putt putting golfing',
  'chess checkmate',
  'domino dominoes',
  'mahjong mahjongg majong',
  'adventure quest explore exploration journey',
  'action arcade',
  'sport athletic',
  'space planet galaxy orbit',
  'plane airplane flying flight fly pilot',
  'balloon airship',
  'boat ship sailing sail',
  'fish fishing',
  'ocean sea underwater',
  'daily today tonight everyday',
  'tower turret',
  'castle kingdom',
  'jigsaw jigsawpuzzle',
  // Players and moods
  'kid child toddler preschool preschooler kindergarten baby family children kiddie',
  'relaxing relax relaxed calm calming chill peaceful soothing cozy zen quiet stressfree relaxation meditative',
  'quick short fast minute',
  'twoplayer multiplayer versus opponent',
  'typing type typist keyboard',
  'untimed timeless endless',
  // Things
  'cat kitty kitten kittie',
  'dog puppy',
  'candy sweet',
  'cookie biscuit',
  'truck lorry',
  'motorbike motorcycle bike',
  'maze labyrinth',
  'light lamp lantern',
  'picture photo image painting',
  'add addition adding',
  'flower plant garden gardening',
  'horse pony',
  'christmas xmas winter snow',
  'halloween spooky ghost haunted',
  'escape escaping',
  'mystery detective crime',
  'coloring color paint',
] as const;

const BY_STEM = new Map<string, Set<string>>();
for (const group of SYNONYM_GROUPS) {
  const stems = group.split(' ').map(stemOf);
  for (const stem of stems) {
    const known = BY_STEM.get(stem) ?? new Set<string>();
    for (const other of stems) if (other !== stem) known.add(other);
    BY_STEM.set(stem, known);
  }
}

const NO_SYNONYMS: ReadonlySet<string> = new Set();

/** Returns the other stems with nearly the same meaning. */
export const synonymsOf = (stem: string): ReadonlySet<string> => BY_STEM.get(stem) ?? NO_SYNONYMS;
