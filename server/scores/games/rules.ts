/** Maps games to the rules that replay their results. No other module of the server imports games. */
import { rulesFor as blockAttic } from '@/games/block-attic/rules';
import { rulesFor as bubbleOrchard } from '@/games/bubble-orchard/rules';
import { rulesFor as copperAndSteam } from '@/games/copper-and-steam/rules';
import { rulesFor as crossAndDown } from '@/games/cross-and-down/rules';
import { rulesFor as emberMatch } from '@/games/ember-match/rules';
import { rulesFor as hearthsideSolitaire } from '@/games/hearthside-solitaire/rules';
import { rulesFor as lamplightJigsaw } from '@/games/lamplight-jigsaw/rules';
import { rulesFor as lanternWords } from '@/games/lantern-words/rules';
import { rulesFor as mahjong } from '@/games/mahjong-by-moonlight/rules';
import { rulesFor as marlowAttic } from '@/games/marlow-attic/rules';
import { rulesFor as nonogramGarden } from '@/games/nonogram-garden/rules';
import { rulesFor as orbitKeeper } from '@/games/orbit-keeper/rules';
import { rulesFor as quietSudoku } from '@/games/quiet-sudoku/rules';
import { rulesFor as rooftopCats } from '@/games/rooftop-cats/rules';
import type { GameRules } from '@/lib/domain/games/game-rules';
import { rulesFor as glasshouseRules } from '@/games/glasshouse/rules';
import { rulesFor as windmillNineRules } from '@/games/windmill-nine/rules';
import { rulesFor as needleDropRules } from '@/games/needle-drop/rules';
import { rulesFor as crumbAndCoRules } from '@/games/crumb-and-co/rules';
import { rulesFor as copperRallyRules } from '@/games/copper-rally/rules';
import { rulesFor as crownAndCobbleRules } from '@/games/crown-and-cobble/rules';
import { rulesFor as foxAndFenRules } from '@/games/fox-and-fen/rules';
import { rulesFor as balloonPostRules } from '@/games/balloon-post/rules';
import { rulesFor as arrowfallRules } from '@/games/arrowfall/rules';
import { rulesFor as spiderByLamplightRules } from '@/games/spider-by-lamplight/rules';
import { rulesFor as streetOfLampsRules } from '@/games/street-of-lamps/rules';
import { rulesFor as knightsTableRules } from '@/games/knights-table/rules';
import { rulesFor as letterFoundryRules } from '@/games/letter-foundry/rules';
import { rulesFor as nightOwlQuizRules } from '@/games/night-owl-quiz/rules';
import { rulesFor as dominoParlourRules } from '@/games/domino-parlour/rules';
import { rulesFor as eightAtNineRules } from '@/games/eight-at-nine/rules';

const RULES_SOURCES: readonly ((keyword: string) => GameRules | null)[] = [
  blockAttic,
  bubbleOrchard,
  copperAndSteam,
  crossAndDown,
  emberMatch,
  lamplightJigsaw,
  hearthsideSolitaire,
  lanternWords,
  mahjong,
  marlowAttic,
  nonogramGarden,
  orbitKeeper,
  quietSudoku,
  rooftopCats,
  glasshouseRules,
  windmillNineRules,
  needleDropRules,
  crumbAndCoRules,
  copperRallyRules,
  crownAndCobbleRules,
  foxAndFenRules,
  balloonPostRules,
  arrowfallRules,
  spiderByLamplightRules,
  streetOfLampsRules,
  knightsTableRules,
  letterFoundryRules,
  nightOwlQuizRules,
  dominoParlourRules,
  eightAtNineRules,
];

/** Returns the rules of a game, or null for a game without rules. */
export const findRules = (keyword: string): GameRules | null => {
  for (const find of RULES_SOURCES) {
    const rules = find(keyword);
    if (rules) return rules;
  }
  return null;
};
