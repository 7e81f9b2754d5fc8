/** Paints the wood's ground and its background once per level. */
import { createRandom } from '../../kit/seeded-random';
import type { Pen, Stage } from '../stage';
import type { Wood } from './types';

const TRUNKS = [
  ['#2A6470', 15, 0.05],
  ['#1B4A58', 11, 0.075],
  ['#103242', 7, 0.11],
] as const;

function paintTrunk(pen: Pen, x: number, width: number, height: number): void {
  pen.beginPath();
  pen.moveTo(x - width, height);
  pen.quadraticCurveTo(x - width * 0.5, height * 0.7, x - width * 0.42, 0);
  pen.lineTo(x + width * 0.42, 0);
  pen.quadraticCurveTo(x + width * 0.5, height * 0.7, x + width, height);
  pen.fill();
}

function paintFern(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.strokeStyle = color;
  pen.lineWidth = size * 0.09;
  for (let i = -2; i <= 2; i++) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(
      x + i * size * 0.12,
      y - size * 0.7,
      x + i * size * 0.42,
      y - size * (1 - Math.abs(i) * 0.18),
    );
    pen.stroke();
  }
}

function paintMoon(pen: Pen, width: number, height: number): void {
  const [x, y, r] = [width * 0.86, height * 0.1, Math.min(width, height) * 0.06];
  const haze = pen.createRadialGradient(x, y, r, x, y, r * 7);
  haze.addColorStop(0, 'rgba(255,236,190,.5)');
  haze.addColorStop(1, 'rgba(255,236,190,0)');
  pen.fillStyle = haze;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#FFF0C8';
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
}

/** Paints trunks at three distances, leaves above, ferns below. */
export function paintWoods(pen: Pen, { width, height, isContrast }: Stage): void {
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, width, height);
  if (isContrast) return;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, color] of [
    [0, '#1B3F66'],
    [0.45, '#3A8288'],
    [0.75, '#2C6A60'],
    [1, '#164038'],
  ] as const)
    sky.addColorStop(at, color);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  paintMoon(pen, width, height);
  const random = createRandom('trunks');
  const randomShare = () => random.below(1000) / 1000;
  const unit = Math.max(width, height);
  for (const [color, count, thick] of TRUNKS) {
    pen.fillStyle = color;
    for (let i = 0; i < count; i++)
      paintTrunk(
        pen,
        ((i + randomShare()) / count) * width,
        unit * thick * (0.18 + randomShare() * 0.22),
        height,
      );
  }
  pen.fillStyle = '#081824';
  for (let i = 0; i < 12; i++) {
    pen.beginPath();
    pen.arc((i / 11) * width, -unit * 0.02, unit * (0.06 + randomShare() * 0.04), 0, 2 * Math.PI);
    pen.fill();
  }
  pen.lineCap = 'round';
  for (let i = 0; i < 14; i++)
    paintFern(
      pen,
      randomShare() * width,
      height + unit * 0.01,
      unit * (0.05 + randomShare() * 0.05),
      i % 2 ? '#1B5140' : '#2A6B4C',
    );
}

const isWet = ({ land }: Wood, x: number, y: number): boolean => {
  if (x < 0 || y < 0 || x >= land.width || y >= land.height) return false;
  const ground = land.ground[y * land.width + x];
  return ground === 'fen' || ground === 'stone';
};

/** Joins the water of adjacent tiles: paints the bank first, then the water slightly smaller. */
function paintFen(pen: Pen, { left, top, tile, isContrast }: Stage, wood: Wood): void {
  const passes = [
    [isContrast ? '#9CCBFF' : '#1B4A38', 0.05],
    [isContrast ? '#00284A' : '#1C6F7A', -0.03],
  ] as const;
  for (const [color, pad] of passes) {
    pen.fillStyle = color;
    for (let y = 0; y < wood.land.height; y++)
      for (let x = 0; x < wood.land.width; x++) {
        if (!isWet(wood, x, y)) continue;
        const [px, py] = [left + (x - pad) * tile, top + (y - pad) * tile];
        const full = (1 + 2 * pad) * tile;
        pen.beginPath();
        pen.roundRect(px, py, full, full, tile * 0.3);
        const [isRight, isBelow] = [isWet(wood, x + 1, y), isWet(wood, x, y + 1)];
        if (isRight) pen.rect(px + full / 2, py, tile, full);
        if (isBelow) pen.rect(px, py + full / 2, full, tile);
        if (isRight && isBelow && isWet(wood, x + 1, y + 1))
          pen.rect(px + full / 2, py + full / 2, tile, tile);
        pen.fill();
      }
  }
}

function paintReeds(pen: Pen, { left, top, tile }: Stage, wood: Wood): void {
  const random = createRandom('reeds');
  pen.lineCap = 'round';
  wood.land.ground.forEach((ground, cell) => {
    if (ground !== 'fen') return;
    const x = left + ((cell % wood.land.width) + 0.3 + random.below(40) / 100) * tile;
    const y = top + (Math.floor(cell / wood.land.width) + 0.82) * tile;
    pen.strokeStyle = '#6FA870';
    pen.lineWidth = tile * 0.045;
    for (const lean of [-0.14, 0.02, 0.18]) {
      pen.beginPath();
      pen.moveTo(x + lean * tile * 0.4, y);
      pen.quadraticCurveTo(x + lean * tile * 0.5, y - tile * 0.3, x + lean * tile, y - tile * 0.56);
      pen.stroke();
    }
    pen.strokeStyle = '#8A5A34';
    pen.lineWidth = tile * 0.09;
    pen.beginPath();
    pen.moveTo(x + 0.02 * tile, y - tile * 0.56);
    pen.lineTo(x + 0.02 * tile, y - tile * 0.44);
    pen.stroke();
    pen.strokeStyle = 'rgba(190,235,235,.4)';
    pen.lineWidth = tile * 0.03;
    pen.beginPath();
    pen.moveTo(x - tile * 0.2, y + tile * 0.06);
    pen.lineTo(x + tile * 0.16, y + tile * 0.06);
    pen.stroke();
  });
}

function paintTuft(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath();
  for (const lean of [-0.5, 0, 0.5]) {
    pen.moveTo(x, y);
    pen.lineTo(x + lean * size, y - size);
  }
  pen.stroke();
}

const FLOWERS = ['#F5D76E', '#E9EEF7', '#E58FA8'];

function paintMeadow(pen: Pen, { left, top, tile, columns, rows, isContrast }: Stage): void {
  const random = createRandom('tufts');
  const randomWithin = (from: number, percent: number) => from + random.below(percent) / 100;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      pen.fillStyle = isContrast ? '#141414' : (x + y) % 2 ? '#44884C' : '#4C9352';
      pen.beginPath();
      pen.roundRect(
        left + (x + 0.008) * tile,
        top + (y + 0.008) * tile,
        tile * 0.984,
        tile * 0.984,
        tile * 0.1,
      );
      pen.fill();
      if (isContrast) continue;
      pen.strokeStyle = '#6CB263';
      pen.lineWidth = Math.max(1, tile * 0.03);
      for (let i = random.below(3); i > 0; i--)
        paintTuft(
          pen,
          left + (x + randomWithin(0.15, 70)) * tile,
          top + (y + randomWithin(0.3, 60)) * tile,
          tile * 0.1,
        );
      if (random.below(4)) continue;
      pen.fillStyle = random.pick(FLOWERS);
      pen.beginPath();
      pen.arc(
        left + (x + randomWithin(0.15, 70)) * tile,
        top + (y + randomWithin(0.2, 70)) * tile,
        tile * 0.032,
        0,
        7,
      );
      pen.fill();
    }
}

/** Paints the clearing with its tiles, grass and water. */
export function paintLand(pen: Pen, stage: Stage, wood: Wood): void {
  const { left, top, tile, columns, rows, isContrast } = stage;
  pen.fillStyle = isContrast ? '#000' : '#1D4A38';
  pen.beginPath();
  pen.roundRect(
    left - tile * 0.24,
    top - tile * 0.2,
    (columns + 0.48) * tile,
    (rows + 0.46) * tile,
    tile * 0.4,
  );
  pen.fill();
  if (isContrast) {
    pen.strokeStyle = '#fff';
    pen.lineWidth = 2;
    pen.stroke();
  }
  paintMeadow(pen, stage);
  paintFen(pen, stage, wood);
  paintReeds(pen, stage, wood);
}
