/** Starts an edition of Lamplight Jigsaw in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import { loadPart } from '../kit/load-part';
import { startPuzzle } from '../kit/shell/flow';
import { EDITIONS, editionOf, type Edition } from './config';
import { createPresenter } from './controller';
import { createPuzzleKind } from './kind';
import { addPainter, hasPainter, type Painter } from './pictures/scenes';

const starwick = window.Starwick;
starwick.loading(0.5);

interface ScenePart {
  paint: Painter;
  descriptionShort: string;
}

/**
 * Loads the scene of an edition. The scenes of the daily are included, all others are separate parts. Returns the
 * edition with all its texts.
 */
async function withScene(edition: Edition): Promise<Edition> {
  const { scene } = edition;
  if (scene === null || hasPainter(scene)) return edition;
  const { paint, descriptionShort } = (await loadPart(scene)) as ScenePart;
  addPainter(scene, paint);
  return { ...edition, descriptionShort };
}

async function start(): Promise<void> {
  const init = await starwick.init();
  const edition = editionOf(init.keyword) ?? EDITIONS[0]!;
  document.title = edition.title;
  const kind = { ...createPuzzleKind(edition), edition: await withScene(edition) };
  startPuzzle(document.getElementById('game')!, starwick, init, kind, (actions) =>
    createPresenter(edition, actions),
  );
}

start().catch(() => starwick.failed());
