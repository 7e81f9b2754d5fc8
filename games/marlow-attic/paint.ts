/** Paints a scene: the room, its lamp, and the objects with their shadows and their unlit sides. */
import { cosineOf, SCENE, sineOf } from './object-geometry';
import { colorOf } from './paints';
import { SCENES } from './scenes';
import type { Scene } from './scenes/scene';
import { parseShapes, formatPath, type Shape } from './shapes';
import { cachedFormOf, THINGS } from './things';
import type { PlacedObject, SceneKey } from './types';

interface Stroke {
  shape: Shape;
  path: Path2D;
}

interface DrawnThing {
  strokes: readonly Stroke[];
  /** All filled areas of the drawing as one path. */
  body: Path2D;
}

const SHADOW = { x: 5, y: 7, color: 'rgba(6, 3, 14, 0.5)' };
const SHADE = 'rgba(20, 6, 34, 0.2)';
/** How far past an object's center the lamp's light extends, in units of the drawing. */
const LIGHT_MARGIN = 9;

const createStrokes = (shapes: readonly Shape[]): Stroke[] =>
  shapes.map((shape) => ({ shape, path: new Path2D(formatPath(shape)) }));

const things = new Map<number, DrawnThing>();
const rooms = new Map<SceneKey, readonly Stroke[]>();

function cachedDrawingOf(thing: number): DrawnThing {
  let cachedDrawing = things.get(thing);
  if (!cachedDrawing) {
    const strokes = createStrokes(cachedFormOf(thing).shapes);
    const body = new Path2D();
    for (const { shape, path } of strokes) if (!shape.width) body.addPath(path);
    cachedDrawing = { strokes, body };
    things.set(thing, cachedDrawing);
  }
  return cachedDrawing;
}

function cachedRoom(scene: SceneKey): readonly Stroke[] {
  let room = rooms.get(scene);
  if (!room) rooms.set(scene, (room = createStrokes(parseShapes(SCENES[scene].drawing))));
  return room;
}

/** Paints an entire scene in its own units. The caller sets the context's transform. */
export function paintScene(
  context: CanvasRenderingContext2D,
  scene: SceneKey,
  placedObjects: readonly PlacedObject[],
  isRimmed: boolean,
): void {
  const { lamp, glow } = SCENES[scene];
  context.save();
  context.beginPath();
  context.rect(0, 0, SCENE.width, SCENE.height);
  context.clip();
  context.lineCap = context.lineJoin = 'round';
  for (const { shape, path } of cachedRoom(scene)) paintShape(context, shape, path, shape.paint);
  paintLamp(context, SCENES[scene]);
  paintPool(context, lamp, 620, glow, 0.42);
  for (const one of placedObjects) paintThing(context, one, lamp, isRimmed);
  paintPool(context, lamp, 420, glow, 0.13);
  const edge = context.createRadialGradient(500, 450, 420, 500, 450, 720);
  edge.addColorStop(0, 'rgba(8, 5, 20, 0)');
  edge.addColorStop(1, 'rgba(8, 5, 20, 0.45)');
  context.fillStyle = edge;
  context.fillRect(0, 0, SCENE.width, SCENE.height);
  context.restore();
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape, path: Path2D, color: string): void {
  if (shape.width) {
    context.lineWidth = shape.width;
    context.strokeStyle = color;
    context.stroke(path);
  } else {
    context.fillStyle = color;
    context.fill(path);
  }
}

function paintPool(
  context: CanvasRenderingContext2D,
  { x, y }: Scene['lamp'],
  radius: number,
  color: string,
  strength: number,
): void {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  const at = (share: number) =>
    `${color}${Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')}`;
  light.addColorStop(0, at(strength));
  light.addColorStop(0.45, at(strength * 0.4));
  light.addColorStop(1, at(0));
  context.fillStyle = light;
  context.fillRect(0, 0, SCENE.width, SCENE.height);
}

function paintLamp(context: CanvasRenderingContext2D, { lamp: { x, y } }: Scene): void {
  for (const shape of parseShapes(
    `#120c1e 4 M${x} 0V${y - 56}|#c79a4d R ${x - 9} ${y - 62} 18 12 3|#1f7a5c M${x - 60} ${y - 10}Q${x - 56} ${y - 54} ${x - 16} ${y - 54}H${x + 16}Q${x + 56} ${y - 54} ${x + 60} ${y - 10}Z|#14573f M${x + 4} ${y - 54}H${x + 16}Q${x + 56} ${y - 54} ${x + 60} ${y - 10}H${x + 12}Z|#fff3c8 O ${x} ${y - 10} 60 9`,
  ))
    paintShape(context, shape, new Path2D(formatPath(shape)), shape.paint);
}

function paintThing(
  context: CanvasRenderingContext2D,
  one: PlacedObject,
  lamp: Scene['lamp'],
  isRimmed: boolean,
): void {
  const { thing, x, y, scale, turn, isFlipped, tint } = one;
  const { strokes, body } = cachedDrawingOf(thing);
  const { mask } = cachedFormOf(thing);
  const [sine, cosine] = [sineOf(turn), cosineOf(turn)];
  const flip = isFlipped ? -1 : 1;
  const enter = (dx: number, dy: number) => {
    context.save();
    context.translate(x + dx, y + dy);
    context.transform(cosine, sine, -sine, cosine, 0, 0);
    context.scale(flip * scale, scale);
    context.translate(-mask.x, -mask.y);
  };
  enter(SHADOW.x, SHADOW.y);
  context.fillStyle = SHADOW.color;
  context.fill(body);
  for (const { shape, path } of strokes) if (shape.width) paintShape(context, shape, path, SHADOW.color);
  context.restore();
  enter(0, 0);
  if (isRimmed) {
    context.lineWidth = 5;
    context.strokeStyle = '#fff';
    context.stroke(body);
    for (const { shape, path } of strokes)
      if (shape.width) paintShape(context, { ...shape, width: shape.width + 5 }, path, '#fff');
  }
  const { family } = THINGS[thing]!;
  for (const { shape, path } of strokes) paintShape(context, shape, path, colorOf(shape.paint, family, tint));
  context.clip(body);
  // The direction from the object to the lamp.
  const [dx, dy] = [x - lamp.x, y - lamp.y];
  const away = Math.atan2(dy * cosine - dx * sine, (dx * cosine + dy * sine) * flip);
  context.translate(mask.x, mask.y);
  context.rotate(away);
  context.fillStyle = SHADE;
  context.fillRect(LIGHT_MARGIN, -150, 200, 300);
  context.restore();
}
