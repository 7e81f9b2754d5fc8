/** The complete screen: the kit's frame around the board, the captured pieces, and the tools. */
import { el, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { createBoard } from './board';
import { CROWNS, POINTS } from './config';
import { createPieceNode, NAMES } from './men';
import type { Game } from './state';
import type { PieceSymbol, Side, Square } from './types';
import { describeLead, turnOf, OPPONENT_NAMES } from './words';

export interface ViewHandlers {
  onTouch(square: Square): void;
  onDrag(from: Square, to: Square): void;
  onCrown(choice: number): void;
  onUndo(): void;
  onHint(): void;
  onBlack(): void;
  onResign(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another game. */
  open(game: Game, title: string, label: string): void;
  /** Moves the focus to the promotion choices. */
  focusCrowns(): void;
  /** Makes the resign button ask for confirmation. */
  confirmResign(isConfirming: boolean): void;
}

const ICONS = {
  black: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 7h3.5M12 12h5M12 17h3.5',
  resign: 'M6 21V4M6 4.5h11l-2.5 4 2.5 4H6',
};

export function createView(handlers: ViewHandlers): View {
  const board = createBoard(handlers);
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  undo.append(el('small', { text: `−${POINTS.undo}` }));
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint);
  hint.append(el('small', { text: `−${POINTS.hint}` }));
  const black = toolButton(ICONS.black, 'Play black', handlers.onBlack);
  const resign = toolButton(ICONS.resign, 'Give up', handlers.onResign);
  const crowns = el(
    'div',
    { class: 'kt-crowns', role: 'group', 'aria-label': 'What your pawn becomes', hidden: true },
    ...CROWNS.map((type, choice) =>
      el('button', {
        type: 'button',
        class: 'kit-button is-cream kt-crown',
        'aria-label': NAMES[type].replace(/^./, (letter) => letter.toUpperCase()),
        on: { click: () => handlers.onCrown(choice) },
      }),
    ),
  );
  const capturedNodes = { mine: el('p', { class: 'kt-taken' }), theirs: el('p', { class: 'kt-taken' }) };
  const list = el('ol', { class: 'kt-list kit-scroll', 'aria-label': 'Moves', tabindex: '0' });
  const frame = createFrame({
    class: 'kt',
    board: el('div', { class: 'kit-card kt-card' }, board.node),
    controls: el(
      'div',
      { class: 'kt-controls' },
      el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, undo, hint, black, resign),
      crowns,
      el('div', { class: 'kt-takings' }, capturedNodes.theirs, capturedNodes.mine),
      list,
    ),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  let crownSide = '';

  const showCaptured = (game: Game) => {
    const { chess, side } = game.play;
    const [mine, theirs] = describeLead(game);
    const history = chess.history({ verbose: true });
    const fill = (node: HTMLElement, by: Side, lead: string) => {
      const men = history.flatMap(({ captured, color }) => (captured && color === by ? [captured] : []));
      const key = [game.level.mode, by, ...men, lead].join();
      if (node.dataset.key === key) return;
      node.dataset.key = key;
      const pieceOrder = (type: PieceSymbol) => 'qrbnp'.indexOf(type);
      const other: Side = by === 'w' ? 'b' : 'w';
      const sorted = men.toSorted((a, b) => pieceOrder(a) - pieceOrder(b));
      const subject = by === side ? 'You took' : `${OPPONENT_NAMES[game.level.mode]} took`;
      node.replaceChildren(
        el('span', { text: men.length ? subject : '' }),
        ...sorted.map((type) => createPieceNode(type, other)),
        el('b', { text: lead && `${lead} ${Number(lead) === 1 ? 'pawn' : 'pawns'}` }),
      );
      const words = sorted.map((type) => NAMES[type]).join(', ') || 'nothing';
      node.setAttribute('role', 'group');
      node.setAttribute('aria-label', `${subject}: ${words}`);
    };
    fill(capturedNodes.mine, side, mine);
    fill(capturedNodes.theirs, side === 'w' ? 'b' : 'w', theirs);
  };

  const showList = ({ play }: Game) => {
    const moves = play.chess.history();
    if (Number(list.dataset.count ?? -1) === moves.length) return;
    list.dataset.count = String(moves.length);
    const pairs = Array.from({ length: Math.ceil(moves.length / 2) }, (_, at) =>
      moves.slice(at * 2, at * 2 + 2).join(' '),
    );
    list.replaceChildren(...pairs.map((text) => el('li', { text })));
    list.scrollTop = list.scrollHeight;
  };

  const showCrowns = ({ crowning, play }: Game) => {
    crowns.hidden = !crowning;
    if (!crowning || crownSide === play.side) return;
    crownSide = play.side;
    [...crowns.children].forEach((button, choice) =>
      button.replaceChildren(createPieceNode(CROWNS[choice]!, play.side)),
    );
  };

  return {
    ...frame,
    setTime: () => undefined,
    focusBoard: () => board.focus(),
    focusCrowns: () => (crowns.firstElementChild as HTMLElement).focus(),
    confirmResign: (isConfirming) =>
      setText(resign.querySelector('span')!, isConfirming ? 'Sure? Press again' : 'Give up'),
    shine: () => frame.node.classList.add('is-shining'),
    open(game, title, label) {
      frame.node.classList.remove('is-shining');
      delete list.dataset.count;
      frame.setHeading(title, label);
      this.confirmResign(false);
    },
    render(game) {
      board.render(game);
      showCaptured(game);
      showList(game);
      showCrowns(game);
      frame.setDone(turnOf(game));
      undo.disabled = !game.canUndo;
      hint.disabled = game.isWaiting;
      black.hidden = game.play.side === 'b' || game.play.chess.history().length > 0;
    },
  };
}
