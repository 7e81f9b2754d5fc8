/** Paints the ground and the road, one band per segment. Bands are grouped by color, so that few paths are filled. */
import { HALF_ROAD_WIDTH, VISIBLE_SEGMENTS, type Camera } from './camera';
import type { Course, Segment } from './course';
import { GROUNDS, PAINT, PLAIN } from './skies';
import type { SceneKey } from './stages';

type Pen = CanvasRenderingContext2D;

const KERB = 0.09;
const LINE = 0.018;
/** The minimum curvature of bends that have striped curbs. */
const MIN_CURB_CURVATURE = 6;

interface GroundBand {
  segment: Segment;
  index: number;
  i: number;
}

const groundBands: GroundBand[] = Array.from({ length: VISIBLE_SEGMENTS }, () => ({
  segment: null as never,
  index: 0,
  i: 0,
}));

/** Returns the number of bands that are not hidden by hills. */
function computeVisibleBands({ clips, ys, first }: Camera, { segments }: Course): number {
  let count = 0;
  for (let i = 0; i < VISIBLE_SEGMENTS; i++) {
    if (ys[i + 1]! >= clips[i]! || ys[i]! <= ys[i + 1]!) continue;
    const band = groundBands[count++]!;
    band.i = i;
    band.index = first + i;
    band.segment = segments[Math.max(0, Math.min(segments.length - 1, first + i))]!;
  }
  return count;
}

const isEven = (index: number, size: number) => ((Math.floor(index / size) % 2) + 2) % 2 === 0;

/** Paints a lengthwise stripe of the road between two positions across it. */
function paintStripe(pen: Pen, { xs, ys, scales, clips }: Camera, i: number, from: number, to: number): void {
  const [near, far] = [scales[i]! * HALF_ROAD_WIDTH, scales[i + 1]! * HALF_ROAD_WIDTH];
  let [x1, y1, w1] = [xs[i]!, ys[i]!, near];
  if (y1 > clips[i]!) {
    // A band behind a crest begins at the crest.
    const share = (clips[i]! - ys[i + 1]!) / (y1 - ys[i + 1]!);
    x1 = xs[i + 1]! + (x1 - xs[i + 1]!) * share;
    w1 = far + (near - far) * share;
    y1 = clips[i]!;
  }
  const [x2, y2] = [xs[i + 1]!, ys[i + 1]!];
  // Bands overlap slightly, because otherwise the ground would show between them.
  y1 += 0.7;
  pen.moveTo(x1 + from * w1, y1);
  pen.lineTo(x2 + from * far, y2);
  pen.lineTo(x2 + to * far, y2);
  pen.lineTo(x1 + to * w1, y1);
}

function fillBands(
  pen: Pen,
  color: string,
  count: number,
  isIn: (band: GroundBand) => boolean,
  add: (band: GroundBand) => void,
) {
  pen.beginPath();
  let isAny = false;
  for (let b = 0; b < count; b++) {
    const band = groundBands[b]!;
    if (!isIn(band)) continue;
    isAny = true;
    add(band);
  }
  if (!isAny) return;
  pen.fillStyle = color;
  pen.fill();
}

const scenesOf = (count: number): Set<SceneKey> => {
  const scenes = new Set<SceneKey>();
  for (let b = 0; b < count; b++) scenes.add(groundBands[b]!.segment.scene);
  return scenes;
};

/** Paints everything flat: the ground and the road. */
export function paintGround(pen: Pen, camera: Camera, course: Course, isContrast: boolean): void {
  const count = computeVisibleBands(camera, course);
  const { ys, clips, width } = camera;
  const addBand = (band: GroundBand) => {
    const top = ys[band.i + 1]!;
    pen.rect(0, top, width, Math.min(ys[band.i]!, clips[band.i]!) - top + 1);
  };
  const stripeBetween = (from: number, to: number) => (band: GroundBand) =>
    paintStripe(pen, camera, band.i, from, to);
  for (const scene of scenesOf(count)) {
    const { light, dark, road, water } = GROUNDS[scene];
    const shades = isContrast ? PLAIN.ground : [light, dark];
    const lanes = isContrast ? PLAIN.road : road;
    for (const parity of [0, 1] as const) {
      const isBandOfParity = (band: GroundBand) =>
        band.segment.scene === scene && isEven(band.index, 3) === (parity === 0);
      fillBands(pen, shades[parity]!, count, isBandOfParity, addBand);
      if (water === 'right')
        fillBands(
          pen,
          isContrast ? PLAIN.water : PAINT.water,
          count,
          isBandOfParity,
          stripeBetween(2.3, 400),
        );
      fillBands(pen, lanes[parity]!, count, isBandOfParity, stripeBetween(-1 - KERB, 1 + KERB));
    }
    if (water && !isContrast) {
      const isGlint = (band: GroundBand) => band.segment.scene === scene && ((band.index % 5) + 5) % 5 === 0;
      fillBands(pen, 'rgba(242,185,138,.3)', count, isGlint, (band) => {
        const shift = ((band.index * 37) % 23) / 4;
        paintStripe(pen, camera, band.i, 3.2 + shift, 4.6 + shift);
        paintStripe(pen, camera, band.i, 9 - shift, 11 - shift);
        if (water === 'both') paintStripe(pen, camera, band.i, -6 - shift, -4 - shift);
      });
    }
  }
  const isTight = ({ segment }: GroundBand) => Math.abs(segment.curve) > MIN_CURB_CURVATURE;
  for (const parity of [0, 1] as const) {
    const isBandOfParity = (band: GroundBand) => isEven(band.index, 2) === (parity === 0);
    const [kerb, edge] = isContrast ? [PLAIN.kerb, PLAIN.edge] : [PAINT.kerb, PAINT.edge];
    const paintBothSides = (half: number) => (band: GroundBand) => {
      paintStripe(pen, camera, band.i, -1 - half, -1);
      paintStripe(pen, camera, band.i, 1, 1 + half);
    };
    fillBands(
      pen,
      kerb[parity]!,
      count,
      (band) => isBandOfParity(band) && isTight(band),
      paintBothSides(KERB),
    );
    fillBands(
      pen,
      edge[parity]!,
      count,
      (band) => isBandOfParity(band) && !isTight(band),
      paintBothSides(KERB * 0.45),
    );
  }
  const isDash = (band: GroundBand) => ((band.index % 6) + 6) % 6 < 3;
  fillBands(pen, isContrast ? PLAIN.line : PAINT.line, count, isDash, stripeBetween(-LINE, LINE));
  const hasRails = ({ segment }: GroundBand) => segment.scene === 'town' || segment.scene === 'harbour';
  fillBands(pen, isContrast ? '#9a9a9a' : '#8E7AA8', count, hasRails, (band) => {
    for (const x of [-0.52, -0.33, 0.33, 0.52]) paintStripe(pen, camera, band.i, x - 0.008, x + 0.008);
  });
}
