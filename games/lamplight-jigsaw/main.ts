/** Starts an edition of Lamplight Jigsaw in its frame. */
import '../kit/kit.css';
import '../kit/puzzle/puzzle.css';
import './game.css';
import { loadPart } from '../kit/load-part';
import { startPuzzle } from '../kit/puzzle/flow';
import { EDITIONS, editionOf, type Edition } from './config';
import { createFace } from './controller';
import { kindOf } from './kind';
import { addPainter, hasPainter, type Painter } from './pictures/scenes';

const starwick = window.Starwick;
starwick.loading(0.5);

/** The scenes of the daily are here; another one comes as a part. */
async function fetchScene({ scene }: Edition): Promise<void> {
  if (scene === null || hasPainter(scene)) return;
  const { paint } = (await loadPart(scene)) as { paint: Painter };
  addPainter(scene, paint);
}

void starwick.init().then(async (init) => {
  const edition = editionOf(init.keyword) ?? EDITIONS[0]!;
  document.title = edition.title;
  try {
    await fetchScene(edition);
  } catch {
    return starwick.failed();
  }
  startPuzzle(document.getElementById('game')!, starwick, init, kindOf(edition), (actions) =>
    createFace(edition, actions),
  );
  starwick.ready();
});
