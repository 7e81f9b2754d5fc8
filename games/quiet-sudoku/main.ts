/** Starts Quiet Sudoku in its frame. */
import '../kit/kit.css';
import './game.css';
import { EDITIONS, editionOf } from './config';
import { startGame } from './controller';

const starwick = window.Starwick;
starwick.loading(0.5);
void starwick.init().then((init) => {
  const edition = editionOf(init.keyword) ?? EDITIONS[0]!;
  document.title = edition.title;
  startGame(document.getElementById('game')!, starwick, init, edition);
  starwick.ready();
});
