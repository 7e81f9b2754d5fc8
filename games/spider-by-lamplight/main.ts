/** Starts Spider by Lamplight, or one of its other rule sets, in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import { createCardPresenter } from '../kit/cards/controller';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS, MODE_LABELS } from './config';
import { createDesk } from './desk';
import { howToPictures } from './how-to';
import { createPuzzleKind } from './kind';
import { HINT_PENALTY_MS } from './tuning';

startGame(EDITIONS, (edition, root, starwick, init) => {
  document.documentElement.dataset.felt = edition.felt;
  const rules = edition.rules[edition.modes[0]!]!;
  startPuzzle(root, starwick, init, createPuzzleKind(edition), (actions) =>
    createCardPresenter(createDesk(rules), actions, {
      title: edition.title,
      isDaily: false,
      hintPenaltyMs: HINT_PENALTY_MS,
      isStill: () => starwick.settings().reducedMotion,
      howTo: () => howToPictures(edition),
      levelName: () => MODE_LABELS[edition.modes[0]!],
      solvedTitle: rules.goal === 'clear' ? 'Table cleared' : 'All home',
    }),
  );
});
