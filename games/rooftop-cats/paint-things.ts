/** Paints the objects on roofs: chimneys, laundry, weathercocks, awnings. */
import { PLAIN, TOWN } from './palette';
import { type Pen, paintShape } from './paint-house';
import type { Box, Plan } from './plan';

/** The puffs of smoke above a chimney. */
const SMOKE = [
  [3, 24, 8, 0.42],
  [11, 44, 11, 0.34],
  [25, 66, 14, 0.24],
  [45, 88, 18, 0.14],
] as const;

function paintChimney(pen: Pen, { x, y, width, height }: Box, isContrast: boolean): void {
  const base = height + 6;
  if (isContrast) {
    pen.fillStyle = PLAIN.night;
    pen.strokeStyle = PLAIN.warn;
    pen.lineWidth = 5;
    pen.fillRect(x, y, width, base);
    pen.strokeRect(x + 2.5, y + 2.5, width - 5, base - 2.5);
    return;
  }
  pen.fillStyle = TOWN.smoke;
  for (const [across, up, radius, alpha] of SMOKE) {
    pen.globalAlpha = alpha;
    pen.beginPath();
    pen.arc(x + width / 2 + across, y - up, radius, 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
  pen.fillStyle = TOWN.brick;
  pen.fillRect(x + 3, y, width - 6, base);
  pen.fillStyle = TOWN.brickShade;
  pen.fillRect(x + width * 0.62, y, width * 0.38 - 3, base);
  pen.strokeStyle = TOWN.tile;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let row = y + 24; row < y + base; row += 12) {
    pen.moveTo(x + 3, row);
    pen.lineTo(x + width - 3, row);
  }
  pen.stroke();
  pen.fillStyle = TOWN.brickCap;
  pen.fillRect(x - 2, y, width + 4, 12);
  pen.fillStyle = TOWN.pot;
  const pots = width > 44 ? [0.3, 0.7] : [0.5];
  for (const share of pots) {
    const middle = x + width * share;
    paintShape(
      pen,
      [
        [middle - 7, y + 1],
        [middle - 6, y - 9],
        [middle + 6, y - 9],
        [middle + 7, y + 1],
      ],
      TOWN.pot,
    );
    pen.fillRect(middle - 8, y - 11, 16, 4);
  }
  pen.fillStyle = TOWN.rim;
  pen.fillRect(x - 2, y, width + 4, 2.5);
}

const POST = 9;

function paintWashing(
  pen: Pen,
  { x, y, width, height, ground }: Plan['hazards'][number],
  isContrast: boolean,
): void {
  const top = y + 3;
  pen.strokeStyle = isContrast ? PLAIN.paper : TOWN.post;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const post of [x - POST, x + width + POST]) {
    pen.moveTo(post, ground);
    pen.lineTo(post, top - 8);
  }
  pen.stroke();
  pen.strokeStyle = isContrast ? PLAIN.paper : TOWN.rope;
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.moveTo(x - POST, top - 4);
  pen.quadraticCurveTo(x + width / 2, top + 4, x + width + POST, top - 4);
  pen.stroke();
  const count = Math.max(2, Math.round(width / 38));
  const each = width / count;
  for (let i = 0; i < count; i++) {
    const left = x + i * each + 1.5;
    const right = left + each - 3;
    const bottom = y + height - (i % 2) * 5;
    const color = isContrast ? PLAIN.warn : TOWN.sheets[(i + Math.round(x)) % TOWN.sheets.length]!;
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(left, top);
    pen.lineTo(right, top);
    pen.lineTo(right, bottom - 3);
    pen.quadraticCurveTo((left + right * 2) / 3, bottom + 3, (left + right) / 2, bottom - 2);
    pen.quadraticCurveTo((left * 2 + right) / 3, bottom - 7, left, bottom - 2);
    pen.closePath();
    pen.fill();
    pen.fillStyle = isContrast ? PLAIN.night : TOWN.sheetShade;
    pen.fillRect(left + each * 0.62, top + 4, isContrast ? 4 : each * 0.3, bottom - top - 10);
  }
}

function paintWeathercock(
  pen: Pen,
  { x, y, width, height, ground }: Plan['hazards'][number],
  isContrast: boolean,
): void {
  const middle = x + width / 2;
  const body = isContrast ? PLAIN.warn : TOWN.gold;
  pen.strokeStyle = isContrast ? PLAIN.paper : TOWN.iron;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(middle, ground + 4);
  pen.lineTo(middle, y + 20);
  pen.stroke();
  pen.strokeStyle = body;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x - 4, y + height - 4);
  pen.lineTo(x + width + 4, y + height - 4);
  pen.stroke();
  paintShape(
    pen,
    [
      [x + width + 10, y + height - 4],
      [x + width, y + height - 11],
      [x + width, y + height + 3],
    ],
    body,
  );
  pen.fillStyle = body;
  pen.beginPath();
  pen.moveTo(x, y + 14);
  pen.bezierCurveTo(x + 2, y + 42, x + 10, y + 52, middle + 2, y + 52);
  pen.bezierCurveTo(x + width - 4, y + 50, x + width, y + 32, x + width - 5, y + 12);
  pen.lineTo(x + width + 5, y + 9);
  pen.lineTo(x + width - 5, y + 3);
  pen.bezierCurveTo(x + width - 14, y + 2, x + width - 14, y + 22, middle + 2, y + 26);
  pen.bezierCurveTo(middle - 8, y + 28, x + 12, y + 22, x + 8, y + 4);
  pen.closePath();
  pen.fill();
  if (isContrast) return;
  pen.fillStyle = TOWN.goldShade;
  pen.beginPath();
  pen.moveTo(x + 6, y + 38);
  pen.bezierCurveTo(x + 12, y + 54, middle + 8, y + 54, x + width - 8, y + 40);
  pen.bezierCurveTo(middle + 6, y + 46, x + 14, y + 46, x + 6, y + 38);
  pen.fill();
}

function paintAwning(pen: Pen, { x, y, width }: Box, isContrast: boolean): void {
  const stripes = Math.max(4, Math.round(width / 24));
  const each = width / stripes;
  const [red, cream] = isContrast ? [PLAIN.sky, PLAIN.night] : TOWN.awning;
  for (let i = 0; i < stripes; i++) {
    pen.fillStyle = (i % 2 ? cream : red)!;
    const left = x + i * each;
    pen.beginPath();
    pen.moveTo(left, y);
    pen.lineTo(left + each, y);
    pen.lineTo(left + each, y + 24);
    pen.arc(left + each / 2, y + 24, each / 2, 0, Math.PI);
    pen.closePath();
    pen.fill();
  }
  pen.fillStyle = isContrast ? PLAIN.paper : TOWN.awningShade;
  pen.fillRect(x, isContrast ? y : y + 17, width, 6);
  pen.strokeStyle = isContrast ? PLAIN.paper : TOWN.iron;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x + width - 8, y + 20);
  pen.lineTo(x - 4, y + 84);
  pen.moveTo(x, y);
  pen.lineTo(x, y + 90);
  pen.stroke();
}

/** Paints all objects on a house. */
export function paintThings(pen: Pen, plan: Plan, isContrast: boolean): void {
  for (const box of plan.awnings) paintAwning(pen, box, isContrast);
  for (const box of plan.chimneys) paintChimney(pen, box, isContrast);
  for (const hazard of plan.hazards)
    if (hazard.kind === 'line') paintWashing(pen, hazard, isContrast);
    else paintWeathercock(pen, hazard, isContrast);
}
