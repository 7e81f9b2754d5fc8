/** People of cut paper, seen from afar: coats, hats, an object in the hand. They are about 100 tall at scale 1. */
import type { Brush } from '../brush';
import type { PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { SHADOW_COLOR } from './forms';

const COATS = [
  '#C4402F',
  '#27508A',
  '#D9A441',
  '#3F7A4A',
  '#7A3A6B',
  '#E58A6A',
  '#2F6B70',
  '#F3D9B0',
  '#B5485A',
  '#4A3A5A',
] as const;
const SKINS = ['#F2C8A0', '#D99F70', '#A86B44', '#7A4A30', '#F7DCC0'] as const;
const HAIRS = ['#3A2420', '#7A4A24', '#D9A450', '#B5502F', '#8A8A92', '#1F1A24'] as const;

export type Pose = 'stand' | 'walk' | 'skate' | 'skirt';

/** Draws a person whose feet are at a point. */
export function paintFolk(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  scale: number,
  pose: Pose = dice.pick(['stand', 'walk', 'skirt']),
  isWarm = false,
): void {
  const [coat, other] = dice.shuffle(COATS);
  const skin = dice.pick(SKINS);
  const dark = darken(other!, 0.35);
  brush.at(x, base, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(0, 0, 24, 4, '#140A2E', 0.25);
    if (pose === 'skate') {
      brush.stroke('M-2 -36L-16 -8M4 -36L26 -20', dark, 9);
      brush.stroke('M-28 -2H-4M20 -12L40 -20', '#5A6A8A', 3);
    } else if (pose === 'walk') brush.stroke('M-3 -36L-12 -3h-5M4 -36L13 -3h6', dark, 8);
    else brush.stroke('M-6 -34V-3M6 -34V-3', dark, 8);
    const hem = pose === 'skirt' ? 'M-11 -76H11L22 -14H-22Z' : 'M-12 -76H12L16 -30H-16Z';
    brush.shape(hem, coat!);
    brush.shape(pose === 'skirt' ? 'M4 -76H11L22 -14H8Z' : 'M4 -76H12L16 -30H7Z', SHADOW_COLOR, 0.24);
    const arm = dice.whole(0, 2);
    brush.stroke(
      arm === 0 ? 'M-11 -70L-22 -46' : arm === 1 ? 'M-11 -70L-26 -62' : 'M-11 -70L-14 -46',
      darken(coat!, 0.12),
      7,
    );
    brush.stroke(pose === 'skate' ? 'M11 -70L28 -54' : 'M11 -70L18 -48', darken(coat!, 0.2), 7);
    brush.disc(0, -88, 11, skin);
    paintHead(brush, dice, other!, isWarm);
    if (arm === 1) brush.shape('M-34 -64h12v18h-12Z', lighten(other!, 0.2));
  });
}

function paintHead(brush: Brush, dice: PictureDice, color: string, isWarm: boolean): void {
  const hair = dice.pick(HAIRS);
  const kind = isWarm ? dice.pick([0, 4]) : dice.whole(0, 4);
  brush.shape('M-12 -86Q-13 -101 0 -101Q13 -101 12 -88Q4 -95 -4 -94Q-9 -92 -12 -86Z', hair);
  if (kind === 0) {
    brush.shape('M-12 -91Q-12 -106 0 -106Q12 -106 12 -91Z', color);
    brush.box(-13, -93, 26, 5, lighten(color, 0.45));
    brush.disc(0, -107, 4.4, lighten(color, 0.45));
  } else if (kind === 1) {
    brush.oval(0, -95, 19, 4, '#E8C878');
    brush.shape('M-10 -96Q-9 -108 0 -108Q9 -108 10 -96Z', '#F2DCA0');
    brush.box(-10, -98, 20, 3, color);
  } else if (kind === 2) {
    brush.box(-10, -116, 20, 18, '#3A2A3A');
    brush.box(-16, -99, 32, 4, '#3A2A3A');
    brush.box(-10, -103, 20, 4, color);
  } else if (kind === 3) brush.disc(-8, -103, 7, hair);
  else brush.shape('M-13 -84Q-14 -104 0 -104Q14 -104 13 -84Q8 -96 -4 -94Z', color);
  if (isWarm || dice.chance(0.3)) {
    brush.box(-11, -80, 22, 6, lighten(color, 0.3));
    brush.box(-11, -78, 6, 20, lighten(color, 0.2));
  }
}
