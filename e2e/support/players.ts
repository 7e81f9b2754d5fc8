/** The players of all games in the journeys. */
import { blockAttic, packingDay } from './players/block-attic';
import { bubbleOrchard } from './players/bubble-orchard';
import { copperAndSteam, inGear, roundTheCorner, twoBoilers } from './players/copper-and-steam';
import { crosswordPlayers } from './players/cross-and-down';
import { emberMatch } from './players/ember-match';
import { hearthsideSolitaire, klondikePlayers } from './players/hearthside-solitaire';
import { lamplightJigsaw } from './players/lamplight-jigsaw';
import { lanternWordsPlayers } from './players/lantern-words';
import { mahjongTramRide } from './players/mahjong';
import { marlowAttic, marlowHall } from './players/marlow-attic';
import { nonogramGarden } from './players/nonogram-garden';
import type { GamePlayer } from './players/player';
import { rooftopCats } from './players/rooftop-cats';
import { glasshousePlayers } from './players/glasshouse';
import { frozenCanalPlayer, rooftopsPlayer, windmillNinePlayer } from './players/windmill-nine';
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
import { streetOfLampsPlayers } from './players/street-of-lamps';
import { knightsTablePlayers } from './players/knights-table';
import { letterFoundryPlayers } from './players/letter-foundry';
import { nightOwlQuizPlayers } from './players/night-owl-quiz';
import { dominoParlourPlayers } from './players/domino-parlour';
import { eightAtNinePlayers } from './players/eight-at-nine';

export const ALL_PLAYERS: readonly GamePlayer[] = [
  ...lanternWordsPlayers,
  nonogramGarden,
  bubbleOrchard,
  emberMatch,
  lamplightJigsaw,
  rooftopCats,
  hearthsideSolitaire,
  ...klondikePlayers,
  marlowAttic,
  marlowHall,
  ...crosswordPlayers,
  mahjongTramRide,
  blockAttic,
  packingDay,
  ...glasshousePlayers,
  copperAndSteam,
  roundTheCorner,
  twoBoilers,
  inGear,
  windmillNinePlayer,
  rooftopsPlayer,
  frozenCanalPlayer,
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
  ...streetOfLampsPlayers,
  ...knightsTablePlayers,
  ...letterFoundryPlayers,
  ...nightOwlQuizPlayers,
  ...dominoParlourPlayers,
  ...eightAtNinePlayers,
];
