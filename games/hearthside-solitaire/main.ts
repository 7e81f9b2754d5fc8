/** Starts Hearthside Solitaire in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { createCardPresenter } from '../kit/cards/controller';
import { EDITIONS, HINT_PENALTY_MS } from './config';
import { DESK } from './desk';
import { howToPictures } from './how-to';
import { createPuzzleKind } from './kind';
import { shareGridOf } from './share';

startGame(EDITIONS, (edition, root, starwick, init) => {
  document.documentElement.dataset.felt = edition.felt;
  startPuzzle(root, starwick, init, createPuzzleKind(edition), (actions) =>
    createCardPresenter(DESK, actions, {
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
