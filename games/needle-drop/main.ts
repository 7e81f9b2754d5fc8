/** Starts an edition of Needle Drop in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import './panels.css';
import './bells/bells.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { createBellsPresenter } from './bells/controller';
import { bellsKind } from './bells/kind';
import { BELLS, NEEDLE } from './config';
import { createPresenter } from './controller';
import { needleKind } from './kind';
import { createSpeaker } from './music/speaker';
import { withPreferences } from './saved-preferences';

startGame([NEEDLE, BELLS], (edition, root, page, init) => {
  if (edition === BELLS)
    return startPuzzle(root, page, init, bellsKind, (actions) =>
      createBellsPresenter(actions, createSpeaker(page)),
    );
  const { starwick, preferences } = withPreferences(page, init);
  startPuzzle(root, starwick, init, needleKind, (actions) => createPresenter(actions, starwick, preferences));
});
