/** Starts Hearthside Solitaire in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import { startPuzzle } from '../kit/shell/flow';
import { createCardFace } from '../kit/cards/controller';
import { EDITIONS, editionOf, HINT_PENALTY_MS } from './config';
import { DESK } from './desk';
import { howToPictures } from './how-to';
import { kindOf } from './kind';
import { shareGridOf } from './share';

const starwick = window.Starwick;
starwick.loading(0.5);
void starwick.init().then((init) => {
  const edition = editionOf(init.keyword) ?? EDITIONS[0]!;
  document.title = edition.title;
  document.documentElement.dataset.felt = edition.felt;
  startPuzzle(document.getElementById('game')!, starwick, init, kindOf(edition), (actions) =>
    createCardFace(DESK, actions, {
      title: edition.title,
      isDaily: edition.isDaily,
      hintPenaltyMs: HINT_PENALTY_MS,
      isStill: () => starwick.settings().reducedMotion,
      howTo: () => howToPictures(edition),
      levelName: ({ level }) =>
        level.options.drawsFewer ? 'three, two, one' : level.options.draw === 3 ? 'draw three' : 'draw one',
      solvedTitle: 'All home',
      shareGrid: shareGridOf,
    }),
  );
});
