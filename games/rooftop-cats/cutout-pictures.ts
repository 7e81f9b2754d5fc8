/** Paints the images of the town's small objects once for a size and a theme. */
import { AIR, PLAIN } from './palette';
import { paintGlow, paintMoth } from './paint-moth';
import type { Context } from './picture';

type CutoutPainter = (pen: Context, isContrast: boolean) => void;

interface Cutout {
  /** The name of the image's custom property in the style sheet. */
  name: string;
  /** The width in dots. */
  width: number;
  height: number;
  paint: CutoutPainter;
}

const mothPainter =
  (flap: number): CutoutPainter =>
  (pen, isContrast) => {
    if (!isContrast) paintGlow(pen, 32, 32, 32);
    paintMoth(pen, 32, 32, { flap, size: 1.2, isContrast });
  };

const paintBone: CutoutPainter = (pen, isContrast) => {
  if (!isContrast) paintGlow(pen, 32, 32, 32);
  pen.translate(32, 32);
  pen.strokeStyle = pen.fillStyle = isContrast ? PLAIN.lit : AIR.bone;
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(-17, 0);
  pen.lineTo(10, 0);
  for (const [x, reach] of [
    [-8, 5],
    [-2, 7],
    [4, 8],
  ] as const) {
    pen.moveTo(x - 2, -reach);
    pen.quadraticCurveTo(x + 3, 0, x - 2, reach);
  }
  pen.stroke();
  pen.beginPath();
  pen.moveTo(9, -9);
  pen.quadraticCurveTo(22, -7, 23, 1);
  pen.quadraticCurveTo(18, 8, 9, 9);
  pen.quadraticCurveTo(13, 0, 9, -9);
  pen.moveTo(-17, 0);
  pen.lineTo(-25, -8);
  pen.lineTo(-23, 0);
  pen.lineTo(-25, 8);
  pen.closePath();
  pen.fill();
};

const birdPainter =
  (color: string): CutoutPainter =>
  (pen, isContrast) => {
    pen.translate(15, 21);
    pen.fillStyle = isContrast ? PLAIN.paper : color;
    pen.beginPath();
    pen.moveTo(-9, -8);
    pen.bezierCurveTo(-8, -14, 2, -15, 3, -14);
    pen.bezierCurveTo(2, -20, 10, -20, 10, -15);
    pen.lineTo(13, -14);
    pen.lineTo(9, -12);
    pen.bezierCurveTo(9, -6, 4, -2, -2, -2);
    pen.lineTo(-6, -2);
    pen.lineTo(-15, -6);
    pen.lineTo(-15, -8);
    pen.closePath();
    pen.fill();
    pen.strokeStyle = isContrast ? PLAIN.paper : AIR.birdFeet;
    pen.lineWidth = 1.4;
    pen.beginPath();
    pen.moveTo(-1, -2);
    pen.lineTo(-1, 0);
    pen.moveTo(2, -2);
    pen.lineTo(2, 0);
    pen.stroke();
  };

const panePainter =
  (isRound: boolean): CutoutPainter =>
  (pen, isContrast) => {
    const glass = pen.createLinearGradient(0, 0, 0, 38);
    glass.addColorStop(0, isContrast ? PLAIN.lit : AIR.litTop);
    glass.addColorStop(1, isContrast ? PLAIN.lit : AIR.lit);
    pen.fillStyle = glass;
    pen.beginPath();
    pen.moveTo(0, 38);
    pen.lineTo(0, isRound ? 12 : 0);
    if (isRound) pen.arc(12, 12, 12, Math.PI, 0);
    else pen.lineTo(24, 0);
    pen.lineTo(24, 38);
    pen.fill();
    pen.strokeStyle = isContrast ? PLAIN.night : AIR.litBar;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(12, 2);
    pen.lineTo(12, 38);
    pen.moveTo(0, 19.8);
    pen.lineTo(24, 19.8);
    pen.stroke();
  };

const CUTOUTS: readonly Cutout[] = [
  { name: '--moth', width: 64, height: 64, paint: mothPainter(0.25) },
  { name: '--moth-shut', width: 64, height: 64, paint: mothPainter(0.88) },
  { name: '--bone', width: 64, height: 64, paint: paintBone },
  { name: '--bird', width: 28, height: 22, paint: birdPainter(AIR.bird) },
  { name: '--bird-dark', width: 28, height: 22, paint: birdPainter(AIR.birdShade) },
  { name: '--pane', width: 24, height: 38, paint: panePainter(false) },
  { name: '--pane-round', width: 24, height: 38, paint: panePainter(true) },
];

/** Paints the images with a number of device pixels per dot, and sets them as custom properties of the stage. */
export function setCutouts(stage: HTMLElement, ratio: number, isContrast: boolean): void {
  for (const { name, width, height, paint } of CUTOUTS) {
    const node = document.createElement('canvas');
    [node.width, node.height] = [Math.ceil(width * ratio), Math.ceil(height * ratio)];
    const pen = node.getContext('2d')!;
    pen.scale(node.width / width, node.height / height);
    paint(pen, isContrast);
    stage.style.setProperty(name, `url(${node.toDataURL()})`);
  }
}
