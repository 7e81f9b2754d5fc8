/** The complete screen: the kit's frame, the map, the panel beside it, and the sheet between nights. */
import { followAppearance } from '../kit/appearance';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame } from '../kit/shell/frame';
import { createTickClock } from '../kit/tick-clock';
import { createBoard, type Board } from './board';
import { MAPS_A_CHAPTER, MAX_PACE, TICKS_PER_SECOND, type Edition } from './config';
import { createHud } from './hud';
import { createPanel, type PanelHandlers } from './panel';
import { createSheet, type SheetHandlers } from './sheet';
import type { Game } from './state';
import { el } from '../kit/dom';
import type { Night } from './types';
import { statusText, TOWER_WORDS } from './words';

export interface ViewHandlers extends Omit<PanelHandlers, 'onTry' | 'onPace' | 'onFreeze'>, SheetHandlers {
  onSpot(spot: number, isByKey: boolean): void;
  onPause(): void;
  /** Called at intervals during play, so that the game saves its state before a reload can lose it. */
  onBeat(): void;
}

export interface View extends PuzzleView<Game> {
  board: Board;
  open(game: Game, edition: Edition, sceneKey: string): void;
  choose(spot: number): void;
  chosen(): number;
  /** Moves the focus to the actions of the selected spot. */
  focusCards(): void;
  togglePace(): void;
  toggleFreeze(): void;
  isSheetShown(): boolean;
  passSheet(): void;
  hideSheet(): void;
}

const BEAT_TICKS = 3 * TICKS_PER_SECOND;
const LINE_MS = 3_200;
const LONGEST_MS = 120;

export function createView(on: ViewHandlers): View {
  let game: Game | null = null;
  let chosen = -1;
  let speed = 1;
  let isFrozen = false;
  let sceneKey = '';
  let title = '';
  let shownNight: Night | null = null;
  let shownEnd: Night['end'] = null;
  let lineTimer: ReturnType<typeof setTimeout> | undefined;

  const board = createBoard(on.onSpot);
  const sheet = createSheet(on);
  const hud = createHud();
  const panel = createPanel({
    ...on,
    onPace: () => view.togglePace(),
    onFreeze: () => view.toggleFreeze(),
    onTry: (range) => board.tryOut(range),
  });
  const scene = el('div', { class: 'tc-scene' }, board.node);
  const frame = createFrame({
    class: 'tc',
    board: scene,
    controls: panel.node,
    hasClock: false,
    onPause: on.onPause,
    onCloseHint: () => undefined,
  });
  frame.node.querySelector('.kit-status')!.replaceChildren(hud.node);
  frame.node.append(sheet.node);

  const nameSpots = ({ ground, built }: Night) =>
    ground.spots.forEach((_, spot) => {
      const tower = built[spot];
      const spotName = ground.world === 'town' ? `Spot ${spot + 1}` : `Water ${spot + 1}`;
      const words = tower && TOWER_WORDS[ground.world][tower.kind]!;
      const name = words && (tower.level ? words.ways[tower.branch]![0] : words.name);
      board.name(
        spot,
        name ? `${spotName}: ${name}${tower.level ? `, level ${tower.level}` : ''}` : `${spotName}, free`,
      );
    });
  /** Shows a new night or the end of the night, once for each. */
  const follow = ({ play }: Game) => {
    const { night } = play;
    if (night !== shownNight) {
      const isNext = shownNight !== null;
      [shownNight, shownEnd, chosen] = [night, null, -1];
      board.open(night);
      board.choose(-1);
      isFrozen = false;
      frame.setHeading(title, `${sceneKey}: ${play.map + 1}/${MAPS_A_CHAPTER} ${night.ground.name}`);
      if (isNext && night.tick === 0 && !night.towers.length && !night.end) sheet.showIntro(play);
      else sheet.hide();
    }
    if (night.end && shownEnd !== night.end && play.phase === 'night') {
      shownEnd = night.end;
      sheet.showEnd(play);
    }
    frame.node.classList.toggle('has-sheet', sheet.isShown());
  };
  const show = () => {
    if (!game) return;
    const { night } = game.play;
    follow(game);
    hud.show(night);
    panel.show(night, chosen, speed, isFrozen);
  };
  const isStill = () => isFrozen || sheet.isShown() || !game?.isRunning();
  const clock = createTickClock(
    { ticksPerSecond: TICKS_PER_SECOND, longestMs: LONGEST_MS, pace: () => (isStill() ? 0 : speed) },
    {
      tick() {
        if (isStill()) return false;
        board.remember();
        game!.step();
        if (game!.play.tick % BEAT_TICKS === 0 || !game!.isRunning()) on.onBeat();
        return true;
      },
      show(share, nowMs) {
        show();
        board.draw(nowMs, isStill() ? 1 : share);
      },
    },
  );
  followAppearance(board.restyle);

  const focusPlay = () => {
    if (chosen >= 0) board.focus();
    else panel.node.querySelector('button')?.focus({ preventScroll: true });
  };

  const view: View = {
    ...frame,
    board,
    setTime: () => undefined,
    say(text) {
      clearTimeout(lineTimer);
      frame.say(text);
      if (text) lineTimer = setTimeout(() => frame.say(''), LINE_MS);
    },
    setHidden(isHidden) {
      frame.setHidden(isHidden);
      if (isHidden || !game) clock.stop();
      else clock.start();
    },
    focusBoard() {
      if (sheet.isShown()) sheet.focus();
      else focusPlay();
    },
    shine: () => undefined,
    open(opened, edition, label) {
      game = opened;
      title = edition.title;
      sceneKey = label.replace(/, \w+$/, '');
      shownNight = null;
      show();
      nameSpots(opened.play.night);
    },
    render(opened) {
      if (opened.isDone()) return;
      show();
      nameSpots(opened.play.night);
    },
    choose(spot) {
      chosen = spot;
      board.choose(spot);
      show();
    },
    chosen: () => chosen,
    focusCards: () => panel.node.querySelector<HTMLElement>('.tc-card')?.focus({ preventScroll: true }),
    togglePace() {
      speed = (speed % MAX_PACE) + 1;
    },
    toggleFreeze() {
      isFrozen = !isFrozen;
      view.say(isFrozen ? `The clock is stopped. ${statusText(game!.play.night)}` : 'The night continues.');
    },
    isSheetShown: sheet.isShown,
    passSheet: () => sheet.node.querySelector('button')?.click(),
    hideSheet() {
      sheet.hide();
      frame.node.classList.remove('has-sheet');
      focusPlay();
    },
  };
  return view;
}
