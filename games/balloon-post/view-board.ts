/** Creates the board: streams, houses and moving objects. Each element has the size of a cell. */
import { isReducedMotion } from '../kit/appearance';
import { el, setAttribute } from '../kit/dom';
import { drawBackdrop } from './art-backdrop';
import { drawCraft, drawFriend, drawParcelsOnRoof, drawRequests } from './art-things';
import { drawGate, drawStatic, drawStream, WHIRL } from './art-world';
import { countParcels } from './fly';
import { levelOf, sceneOf } from './play';
import type { Game } from './state';
import { createSvg } from './svg';
import type { Flight, Level, Play, SteerDirection } from './types';
import { createTargets } from './view-targets';
import { nameCraft, nameHome, namePost, describeStreams } from './words';

export interface BoardHandlers {
  onSteer(steer: SteerDirection): void;
  onChoose(craft: number): void;
}

export interface BoardView {
  node: HTMLElement;
  /** Shows the current level from its start. */
  open(game: Game): void;
  /** Shows the current state, after the animation of a moving craft has ended. */
  render(game: Game): void;
  fly(craft: number, flight: Flight): Promise<void>;
  /** Shakes a craft that cannot make the requested move. */
  refuse(craft: number): void;
  focus(): void;
}

const LEG_MS = 230;

/** An element with a drawing, which is redrawn only when it changes. */
interface DrawnPiece {
  node: HTMLElement;
  look: string;
}

const showDrawing = (piece: DrawnPiece, look: string, drawing: () => string): void => {
  if (piece.look === look) return;
  piece.look = look;
  piece.node.replaceChildren(createSvg(drawing(), 'bp-art'));
};

/** Returns the craft that carries a friend: the one that met it. */
export function findCompanion({ history }: Play, friend: number): number {
  const at = history.findIndex(({ met }) => met[friend]);
  if (at < 1) return 0;
  return Math.max(
    0,
    history[at]!.cells.findIndex((cell, craft) => cell !== history[at - 1]!.cells[craft]),
  );
}

export function createBoard({ onSteer, onChoose }: BoardHandlers): BoardView {
  const backdrop = el('div', { class: 'bp-backdrop' });
  const field = el('div', { class: 'bp-field', role: 'group', tabindex: '0' });
  const ground = el('div', { class: 'bp-ground' });
  const node = el('div', { class: 'kit-card bp-card' }, backdrop, ground, field);
  const targets = createTargets(onSteer);
  let level: Level | null = null;
  let world = '';
  let crafts: DrawnPiece[] = [];
  let homes: DrawnPiece[] = [];
  let posts: DrawnPiece[] = [];
  let friends: DrawnPiece[] = [];
  let gates: DrawnPiece[] = [];
  let moving: Animation | null = null;
  let waiting: Game | null = null;

  const positionPiece = ({ node: piece }: DrawnPiece, cell: number) => {
    const { columns } = level!;
    piece.style.setProperty('--x', String(cell % columns));
    piece.style.setProperty('--y', String(Math.floor(cell / columns)));
  };
  const pieceAt = (className: string, cell: number, role: string | null = null): DrawnPiece => {
    const piece = { node: el('div', { class: `bp-piece ${className}`, role }), look: '' };
    positionPiece(piece, cell);
    return piece;
  };
  const makeCraft = (cell: number, craft: number): DrawnPiece => {
    const button = el('button', {
      type: 'button',
      class: `bp-piece bp-craft is-${craft}`,
      on: { click: () => onChoose(craft) },
    });
    const piece = { node: button, look: '' };
    positionPiece(piece, cell);
    return piece;
  };
  const makeStreams = ({ world: kind, streams, columns, rows }: Level): HTMLElement[] =>
    [...streams].map((sign, index) => {
      const cells = kind === 'air' ? columns : rows;
      const art = createSvg(drawStream(sign, cells), 'bp-stream-art', `0 0 ${(cells + 1) * 100} 100`);
      const names: Record<string, string> = { '>': 'right', '<': 'left', '^': 'up', v: 'down', '.': 'still' };
      const line = el('div', { class: `bp-stream is-${kind} is-${names[sign]}` }, art);
      line.style.setProperty('--line', String(index));
      return line;
    });

  const showScene = (game: Game) => {
    if (!level) return;
    const scene = sceneOf(game.play);
    crafts.forEach((piece, craft) => {
      positionPiece(piece, scene.cells[craft]!);
      showDrawing(piece, scene.loads[craft]!.join(), () =>
        drawCraft(level!.world, craft, scene.loads[craft]!),
      );
      piece.node.classList.toggle('is-chosen', crafts.length > 1 && craft === game.craft);
      setAttribute(piece.node, 'aria-label', nameCraft(level!, scene, craft));
      setAttribute(piece.node, 'aria-pressed', String(craft === game.craft));
    });
    homes.forEach((piece, home) => {
      const wants = scene.wants[home]!;
      showDrawing(piece, wants.join(), () => drawRequests(level!.homes[home]!.parcels, wants));
      piece.node.classList.toggle('is-happy', countParcels(wants) === 0);
      setAttribute(piece.node, 'aria-label', nameHome(level!, scene, home));
    });
    posts.forEach((piece, post) => {
      showDrawing(piece, scene.stocks[post]!.join(), () => drawParcelsOnRoof(scene.stocks[post]!));
      setAttribute(piece.node, 'aria-label', namePost(level!, scene, post));
    });
    friends.forEach((piece, friend) => {
      const isMet = scene.met[friend]!;
      piece.node.classList.toggle('is-met', isMet);
      positionPiece(piece, isMet ? scene.cells[findCompanion(game.play, friend)]! : level!.friends[friend]!);
    });
    const isOpen = scene.met.includes(true);
    gates.forEach((piece) => showDrawing(piece, String(isOpen), () => drawGate(isOpen)));
    targets.render(game);
  };

  const land = () => {
    moving = null;
    node.classList.remove('is-flying');
    if (waiting) showScene(waiting);
    waiting = null;
  };

  return {
    node,
    focus: () => field.focus({ preventScroll: true }),
    open(game) {
      moving?.cancel();
      moving = null;
      waiting = null;
      node.classList.remove('is-flying');
      level = levelOf(game.play);
      const { columns, rows } = level;
      if (world !== level.world) {
        world = level.world;
        node.dataset.world = world;
        backdrop.replaceChildren(
          createSvg(drawBackdrop(level.world, 'bp-back'), 'bp-sky', '0 0 1200 800', 'xMidYMax slice'),
        );
      }
      node.style.setProperty('--columns', String(columns));
      node.style.setProperty('--rows', String(rows));
      crafts = level.crafts.map(({ cell }, craft) => makeCraft(cell, craft));
      homes = level.homes.map(({ cell }) => pieceAt('bp-home', cell, 'img'));
      posts = level.posts.map(({ dock }) => pieceAt('bp-post', dock, 'img'));
      friends = level.friends.map((cell) => pieceAt('bp-friend', cell));
      gates = level.gates.map((cell) => pieceAt('bp-gate', cell));
      const whirls = level.whirls.map((cell) => pieceAt('bp-whirl', cell));
      for (const piece of whirls) showDrawing(piece, 'whirl', () => WHIRL);
      for (const piece of friends) showDrawing(piece, world, () => drawFriend(level!.world));
      const staticArt = createSvg(drawStatic(level), 'bp-static', `0 0 ${columns * 100} ${rows * 100}`);
      const nodes = [...whirls, ...gates, ...homes, ...posts, ...friends].map((piece) => piece.node);
      setAttribute(field, 'aria-label', `Streams: ${describeStreams(level)}`);
      field.replaceChildren(
        el('div', { class: 'bp-streams' }, ...makeStreams(level)),
        staticArt,
        ...nodes,
        ...targets.nodes,
        ...crafts.map((piece) => piece.node),
      );
      targets.open(level);
      showScene(game);
    },
    render(game) {
      if (moving) waiting = game;
      else showScene(game);
    },
    async fly(craft, { path, isWhirled }) {
      moving?.cancel();
      if (waiting) land();
      const piece = crafts[craft];
      if (!piece || !level || isReducedMotion()) return;
      const { columns } = level;
      const side = piece.node.offsetWidth;
      const frames = path.map((cell, index) => ({
        transform: `translate(${(cell % columns) * side}px, ${Math.floor(cell / columns) * side}px)`,
        easing: 'ease-in-out',
        opacity: isWhirled && index === path.length - 2 ? 0.2 : 1,
      }));
      node.classList.add('is-flying');
      const animation = piece.node.animate(frames, { duration: LEG_MS * (path.length - 1) });
      moving = animation;
      await animation.finished.catch(() => undefined);
      if (moving === animation) land();
    },
    refuse(craft) {
      if (isReducedMotion()) return;
      crafts[craft]?.node.firstElementChild?.animate(
        [-5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}%)` })),
        { duration: 260 },
      );
    },
  };
}
