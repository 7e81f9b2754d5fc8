/** Shows the picture without its cuts: on request, and permanently after the puzzle is complete. Then its lamp lights up. */
import { el } from '../kit/dom';
import type { Camera } from '../kit/camera';
import type { Spot } from './pictures/lights';

const GLOW_MS = 1_500;

export interface FinaleView {
  node: HTMLElement;
  show(picture: HTMLCanvasElement): void;
  /** Positions the picture over the frame. */
  place(camera: Camera, frame: { width: number; height: number }, lamp: Spot): void;
  /** Resolves when the lamp is lit. */
  shine(isAtOnce: boolean): Promise<void>;
  reset(): void;
}

/** Creates the picture, hidden. */
export function createFinale(): FinaleView {
  const canvas = el('canvas', { class: 'lj-picture' });
  const glow = el('div', { class: 'lj-glow' });
  const node = el('div', { class: 'lj-finale', 'aria-hidden': 'true' }, canvas, glow);
  let shownCanvas: HTMLCanvasElement | null = null;
  return {
    node,
    show(picture) {
      if (picture === shownCanvas) return;
      shownCanvas = picture;
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext('2d')!.drawImage(picture, 0, 0);
    },
    place(camera, { width, height }, lamp) {
      const at = camera.toScreen(0, 0);
      node.style.width = `${width * camera.scale}px`;
      node.style.height = `${height * camera.scale}px`;
      node.style.transform = `translate(${at.x}px, ${at.y}px)`;
      glow.style.transform = `translate(${lamp.x * camera.scale}px, ${lamp.y * camera.scale}px)`;
      glow.style.setProperty('--size', `${width * camera.scale * 0.62}px`);
    },
    async shine(isAtOnce) {
      node.classList.add('is-lit');
      if (!isAtOnce) await new Promise((done) => setTimeout(done, GLOW_MS));
    },
    reset: () => node.classList.remove('is-lit'),
  };
}
