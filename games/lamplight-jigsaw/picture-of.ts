/** Shows the finished picture with its lamp lit, for the result. */
import { el } from '../kit/dom';
import type { Sprites } from './sprites';

const WIDTH = 480;

/** Creates the picture from the drawn sheet. */
export function pictureOf(sprites: Sprites): Element {
  const fullPicture = sprites.whole();
  const height = Math.round((WIDTH * fullPicture.height) / fullPicture.width);
  const canvas = el('canvas', { class: 'lj-result', width: WIDTH, height, 'aria-hidden': 'true' });
  const context = canvas.getContext('2d')!;
  context.drawImage(fullPicture, 0, 0, WIDTH, height);
  const scale = (WIDTH / fullPicture.width) * sprites.scale;
  const [x, y] = [sprites.lamp.x * scale, sprites.lamp.y * scale];
  const light = context.createRadialGradient(x, y, 0, x, y, WIDTH * 0.36);
  light.addColorStop(0, 'rgba(255, 214, 130, 0.75)');
  light.addColorStop(0.3, 'rgba(255, 200, 97, 0.3)');
  light.addColorStop(1, 'rgba(255, 200, 97, 0)');
  context.globalCompositeOperation = 'screen';
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, height);
  return canvas;
}
