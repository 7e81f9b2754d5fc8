/** Carved chess pieces. Each stands on its base line, and a king is about 130 tall. */
import { type Brush } from '../brush';
import { rangeOf } from '../dice';
import { darken, lighten } from '../hours';
import { SHADOW_COLOR } from './forms';

export type Man = 'p' | 'r' | 'n' | 'b' | 'q' | 'k';

const BODIES: Record<Man, string> = {
  p: 'M-17 -14Q-9 -34 -8 -46H8Q9 -34 17 -14Z',
  r: 'M-21 -14Q-16 -40 -16 -66L-22 -70V-92H-12V-84H-5V-92H5V-84H12V-92H22V-70L16 -66Q16 -40 21 -14Z',
  n: 'M-21 -14Q-18 -40 -2 -52Q-20 -48 -30 -52Q-38 -60 -30 -70Q-12 -84 -8 -98L-2 -108L6 -98Q32 -84 24 -44Q20 -28 22 -14Z',
  b: 'M-20 -14Q-9 -36 -9 -60Q-22 -72 -14 -90Q-8 -102 0 -110Q8 -102 14 -90Q22 -72 9 -60Q9 -36 20 -14Z',
  q: 'M-23 -14Q-12 -40 -13 -78L-25 -112L-11 -98L0 -118L11 -98L25 -112L13 -78Q12 -40 23 -14Z',
  k: 'M-23 -14Q-12 -40 -13 -80Q-26 -96 -20 -108Q-10 -114 0 -102Q10 -114 20 -108Q26 -96 13 -80Q12 -40 23 -14Z',
};

export function paintMan(
  brush: Brush,
  man: Man,
  x: number,
  base: number,
  scale: number,
  tone: string,
  isMirrored: boolean,
): void {
  const [dark, light] = [darken(tone, 0.32), lighten(tone, 0.5)];
  const gold = '#E8B84A';
  brush.at(x, base, { scale, isMirrored }, () => {
    brush.oval(14, 3, 40, 10, SHADOW_COLOR, 0.34);
    brush.shape('M-27 0Q-30 -12 -20 -16H20Q30 -12 27 0Q0 8 -27 0Z', dark);
    brush.oval(0, -15, 21, 6, tone);
    brush.at(3, 2, {}, () => brush.shape(BODIES[man], SHADOW_COLOR, 0.3));
    brush.shape(BODIES[man], tone);
    brush.within(BODIES[man], () => {
      brush.box(5, -130, 40, 130, SHADOW_COLOR, 0.2);
      brush.box(-13, -120, 5, 110, light, 0.6);
      for (const k of rangeOf(2)) brush.box(-40, -32 - k * 9, 80, 4, k ? dark : gold);
    });
    if (man === 'p') {
      brush.oval(0, -46, 14, 5, gold);
      brush.disc(0, -59, 15, tone);
      brush.disc(6, -57, 9, SHADOW_COLOR, 0.16);
      brush.disc(-5, -64, 4, light);
    } else if (man === 'r') {
      brush.box(-19, -72, 38, 6, gold);
      for (const k of rangeOf(3)) brush.box(-11 + k * 8, -56 + (k % 2) * 11, 6, 8, dark);
    } else if (man === 'n') {
      brush.disc(-10, -78, 4, '#1F1A24');
      for (const k of rangeOf(5)) brush.stroke(`M${4 + k * 4} ${-100 + k * 12}l10 4`, dark, 4);
      brush.stroke('M-30 -60q8 2 12 -2', dark, 3);
      brush.stroke('M-20 -74L-4 -56', gold, 4);
    } else if (man === 'b') {
      brush.stroke('M4 -98L-5 -78', dark, 4);
      brush.oval(0, -60, 14, 5, gold);
      brush.disc(0, -113, 6, gold);
    } else {
      brush.oval(0, -80, 17, 6, gold);
      if (man === 'q') for (const k of rangeOf(3)) brush.disc(-25 + k * 25, k === 1 ? -121 : -115, 6, gold);
      else brush.stroke('M0 -106V-130M-9 -121H9', gold, 6);
      for (const k of rangeOf(3)) brush.disc(-7 + k * 7, -92, 3, k % 2 ? '#E5504F' : '#3FA0C4');
    }
  });
}
