/** Shows the scene on its canvas, and above it the lights of finds and hints and the magnifying glass that keys move. */
import { isContrast } from '../kit/appearance';
import { createSurface } from '../kit/canvas';
import { createCamera } from '../kit/camera';
import { el } from '../kit/dom';
import { LIGHT_RADIUS } from './config';
import { SCENE } from './object-geometry';
import { paintScene } from './paint';
import { pictureOf } from './picture';
import { countFound, objectsLeft } from './play';
import { listenToPointer } from './pointer';
import type { Game } from './state';
import type { PlacedObject } from './types';

const SHARP_AFTER_MS = 140;
const SPARK_MS = 900;
const MISS_MS = 700;
const FULL_SCENE = { left: 0, top: 0, right: SCENE.width, bottom: SCENE.height };

export interface SceneView {
  node: HTMLElement;
  open(game: Game): void;
  render(game: Game): void;
  spark(one: PlacedObject): void;
  miss(x: number, y: number, text: string): void;
  showGlass(isShown: boolean): void;
  /** Zooms around the center, or around the magnifying glass. */
  zoom(by: number): void;
  fit(): void;
  repaint(): void;
}

/** Creates the scene. `onTap` receives a tap in units of the scene. */
export function createSceneView(onTap: (x: number, y: number) => void): SceneView {
  const glass = el('div', { class: 'ma-glass', hidden: true, 'aria-hidden': 'true' });
  const lights = el('div', { class: 'ma-lights', 'aria-hidden': 'true' });
  const label = 'The picture. Arrows move the glass, Enter picks, plus and minus look closer.';
  const node = el('div', { class: 'ma-scene', role: 'application', tabindex: '0', 'aria-label': label });
  const camera = createCamera();
  /** The entire scene as painted last, which is copied while the scene moves. */
  const sceneCanvas = document.createElement('canvas');
  let wholeScale = 0;
  let game: Game | null = null;
  let drawnKey = '';
  let isFitted = true;
  let frame = 0;
  let sharpen: ReturnType<typeof setTimeout> | undefined;

  const surface = createSurface(node, 1, () => fit());
  node.append(lights, glass);

  const paintWhole = () => {
    if (!game || !surface.width) return;
    wholeScale = Math.min(surface.width / SCENE.width, surface.height / SCENE.height);
    sceneCanvas.width = Math.max(1, Math.round(SCENE.width * wholeScale));
    sceneCanvas.height = Math.max(1, Math.round(SCENE.height * wholeScale));
    const context = sceneCanvas.getContext('2d')!;
    context.setTransform(wholeScale, 0, 0, wholeScale, 0, 0);
    paintScene(context, game.level.scene, objectsLeft(game.play), isContrast());
  };
  const toDevice = (context: CanvasRenderingContext2D) => {
    const at = camera.toScreen(0, 0);
    const zoom = camera.scale * surface.ratio;
    context.setTransform(zoom, 0, 0, zoom, at.x * surface.ratio, at.y * surface.ratio);
  };
  const clear = (context: CanvasRenderingContext2D) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, surface.width, surface.height);
  };
  const show = () => {
    frame = 0;
    const context = surface.layers[0]!;
    clear(context);
    toDevice(context);
    context.drawImage(sceneCanvas, 0, 0, SCENE.width, SCENE.height);
    placeMarks();
  };
  const showSharp = () => {
    if (!game) return;
    const context = surface.layers[0]!;
    clear(context);
    toDevice(context);
    paintScene(context, game.level.scene, objectsLeft(game.play), isContrast());
  };
  const updateView = () => {
    if (!game || !surface.width) return;
    frame ||= requestAnimationFrame(show);
    clearTimeout(sharpen);
    if (!isFitted) sharpen = setTimeout(showSharp, SHARP_AFTER_MS);
  };
  const put = (mark: HTMLElement, x: number, y: number, side: number) => {
    const at = camera.toScreen(x, y);
    mark.style.width = mark.style.height = `${side * camera.scale}px`;
    mark.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
  };
  const placeMarks = () => {
    if (!game) return;
    const { hinted, found } = game.play;
    const lit = game.level.lights.filter((_, position) => hinted[position] && !found[position]);
    while (lights.childElementCount < lit.length) lights.append(el('div', { class: 'ma-light' }));
    while (lights.childElementCount > lit.length) lights.lastElementChild!.remove();
    lit.forEach(({ x, y }, i) => put(lights.children[i] as HTMLElement, x, y, 2 * LIGHT_RADIUS));
    const at = camera.toScreen(game.glass.x, game.glass.y);
    glass.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
  };
  const fit = () => {
    if (!surface.width) return;
    camera.fit(FULL_SCENE, node.clientWidth, node.clientHeight);
    isFitted = true;
    paintWhole();
    updateView();
  };
  const zoomAt = (by: number, x: number, y: number) => {
    if (!camera.zoom(by, x, y)) return;
    isFitted = camera.scale * surface.ratio <= wholeScale * 1.02;
    updateView();
  };
  /** Scrolls the scene so that the magnifying glass is visible. */
  const follow = () => {
    const at = camera.toScreen(game!.glass.x, game!.glass.y);
    const [w, h] = [node.clientWidth, node.clientHeight];
    const overshootOf = (value: number, max: number) =>
      Math.min(0, value - 40) + Math.max(0, value - max + 40);
    if (camera.pan(-overshootOf(at.x, w), -overshootOf(at.y, h))) updateView();
  };
  const showBriefly = (mark: HTMLElement, ms: number) => {
    node.append(mark);
    setTimeout(() => mark.remove(), ms);
  };
  listenToPointer(node, {
    onTap(x, y) {
      const at = camera.toTable(x, y);
      const isIn = at.x >= 0 && at.y >= 0 && at.x <= SCENE.width && at.y <= SCENE.height;
      if (isIn) onTap(at.x, at.y);
    },
    onPan: (dx, dy) => void (camera.pan(dx, dy) && updateView()),
    onZoom: zoomAt,
  });

  return {
    node,
    open(opened) {
      game = opened;
      drawnKey = '';
      fit();
    },
    render(shown) {
      game = shown;
      const key = `${countFound(shown.play)}`;
      if (key !== drawnKey) {
        drawnKey = key;
        paintWhole();
        updateView();
      }
      placeMarks();
      if (!glass.hidden) follow();
    },
    spark(one) {
      const mark = el('div', { class: 'ma-spark' }, pictureOf(one.thing, one.tint));
      put(mark, one.x, one.y, 150);
      showBriefly(mark, SPARK_MS);
    },
    miss(x, y, text) {
      const mark = el('div', { class: 'ma-miss', 'aria-hidden': 'true', text });
      const at = camera.toScreen(x, y);
      mark.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
      showBriefly(mark, MISS_MS);
    },
    showGlass(isShown) {
      glass.hidden = !isShown;
    },
    zoom(by) {
      const at = glass.hidden || !game ? null : camera.toScreen(game.glass.x, game.glass.y);
      zoomAt(by, at?.x ?? node.clientWidth / 2, at?.y ?? node.clientHeight / 2);
    },
    fit,
    repaint() {
      paintWhole();
      updateView();
    },
  };
}
