/** Who plays which game in the journeys. */
import { blockAttic, packingDay } from './players/block-attic';
import { bubbleOrchard } from './players/bubble-orchard';
import { copperAndSteam, roundTheCorner, twoBoilers } from './players/copper-and-steam';
import { crossAndDown } from './players/cross-and-down';
import { emberMatch } from './players/ember-match';
import { hearthsideSolitaire } from './players/hearthside-solitaire';
import { lamplightJigsaw } from './players/lamplight-jigsaw';
import { lanternWords } from './players/lantern-words';
import { mahjong } from './players/mahjong';
import { marlowAttic } from './players/marlow-attic';
import { nonogramGarden } from './players/nonogram-garden';
import type { Player } from './players/player';
import { rooftopCats } from './players/rooftop-cats';
import { glasshousePlayer } from './players/glasshouse';
import { rooftopsPlayer, windmillNinePlayer } from './players/windmill-nine';
import { echoBellsPlayer, needleDropPlayer } from './players/needle-drop';
import { crumbAndCoPlayer, ramenRushPlayer } from './players/crumb-and-co';
import { copperRallyPlayer, tabletopPlayer } from './players/copper-rally';
import { crownAndCobblePlayer, lastLightHarbourPlayer } from './players/crown-and-cobble';
import { foxAndFenPlayer, mothAndCandlePlayer } from './players/fox-and-fen';
import { balloonPostPlayer, submarinePostPlayer } from './players/balloon-post';
import { arrowfallPlayer, lanternHarbourPlayer } from './players/arrowfall';
import {
  freeCellByLamplight,
  golfSolitaire,
  pyramidSolitaire,
  spiderByLamplight,
} from './players/spider-by-lamplight';

export const PLAYERS: readonly Player[] = [
  lanternWords,
  nonogramGarden,
  bubbleOrchard,
  emberMatch,
  lamplightJigsaw,
  rooftopCats,
  hearthsideSolitaire,
  marlowAttic,
  crossAndDown,
  mahjong,
  blockAttic,
  packingDay,
  glasshousePlayer,
  copperAndSteam,
  roundTheCorner,
  twoBoilers,
  windmillNinePlayer,
  rooftopsPlayer,
  needleDropPlayer,
  echoBellsPlayer,
  crumbAndCoPlayer,
  ramenRushPlayer,
  copperRallyPlayer,
  tabletopPlayer,
  crownAndCobblePlayer,
  lastLightHarbourPlayer,
  foxAndFenPlayer,
  mothAndCandlePlayer,
  balloonPostPlayer,
  submarinePostPlayer,
  arrowfallPlayer,
  lanternHarbourPlayer,
  spiderByLamplight,
  freeCellByLamplight,
  pyramidSolitaire,
  golfSolitaire,
];
