/** Animals of the grass plains. Each stands on its base line. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { SHADOW_COLOR } from './forms';

export function paintElephant(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const coat = dice.pick(['#8A8494', '#9A8A88', '#75788A']);
  brush.at(x, base, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(0, 2, 92, 9, SHADOW_COLOR, 0.28);
    for (const dx of [-48, 30]) brush.shape(`M${dx - 16} 0v-50h32v50Z`, darken(coat, 0.28));
    brush.shape(
      'M-82 -70Q-86 -138 -10 -142Q70 -144 76 -80Q74 -46 60 -40L58 0H28L26 -36H-36L-40 0H-70L-74 -40Z',
      coat,
    );
    brush.shape(
      'M-80 -60Q0 -30 74 -66Q72 -46 60 -40L58 0H28L26 -36H-36L-40 0H-70L-74 -40Z',
      SHADOW_COLOR,
      0.16,
    );
    brush.stroke('M-82 -96q-14 20 -8 44', darken(coat, 0.2), 5);
    brush.shape(
      'M50 -136Q92 -160 120 -124Q128 -96 120 -72Q116 -34 128 -20L114 -12Q94 -34 98 -72Q66 -70 54 -96Z',
      coat,
    );
    brush.shape('M52 -140Q16 -142 22 -98Q30 -66 62 -72Q78 -108 52 -140Z', lighten(coat, 0.14));
    brush.shape('M50 -130Q30 -128 34 -98Q42 -80 58 -84Q66 -110 50 -130Z', '#D9A8A0', 0.7);
    brush.shape('M94 -82Q118 -62 138 -72Q120 -52 96 -66Z', '#FFF6E4');
    brush.disc(94, -118, 5, '#1F1A24');
    brush.disc(95.6, -119.6, 1.6, '#FFFFFF');
    for (const k of rangeOf(4))
      brush.stroke(`M${104 + k * 1.4} ${-64 + k * 11}l14 -2`, darken(coat, 0.3), 2.6);
    for (const dx of [-64, -54, 34, 46]) brush.oval(dx, -4, 4.4, 3.4, lighten(coat, 0.5));
    for (const k of rangeOf(6))
      brush.stroke(`M${-60 + k * 17} ${-118 + (k % 2) * 22}q7 6 12 0`, darken(coat, 0.22), 2.6);
  });
}

export function paintZebra(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  brush.at(x, base, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(0, 2, 58, 7, SHADOW_COLOR, 0.28);
    brush.stroke('M-30 -44L-32 0M-18 -44V0M20 -44V0M32 -44L34 0', '#E8E0DC', 10);
    brush.stroke('M-32 -4V0M-18 -4V0M20 -4V0M34 -4V0', '#27202F', 10);
    const body =
      'M-46 -70Q0 -84 34 -72L50 -116L66 -118L86 -94L78 -84L64 -90L50 -50Q40 -36 26 -38H-32Q-50 -46 -46 -70Z';
    brush.shape(body, '#FFFAF2');
    brush.within(body, () => {
      for (const k of rangeOf(10))
        brush.stroke(`M${-46 + k * 10} -84q${k % 2 ? 8 : 5} 24 ${-2 + (k % 3)} 48`, '#27202F', 4.6);
      for (const k of rangeOf(5)) brush.stroke(`M${34 + k * 5} ${-66 - k * 11}l26 4`, '#27202F', 4.2);
      brush.box(74, -104, 16, 24, '#3A303A');
    });
    for (const k of rangeOf(4))
      brush.stroke(`M-34 ${-14 - k * 9}h8M16 ${-14 - k * 9}h8M30 ${-14 - k * 9}h8`, '#27202F', 3.4);
    brush.stroke('M34 -78L48 -120', '#27202F', 8);
    brush.shape('M50 -116l-4 -18 12 14Z', '#FFFAF2');
    brush.disc(66, -106, 3, '#27202F');
    brush.stroke('M-46 -70q-14 10 -12 34', '#27202F', 5);
  });
}

export function paintGiraffe(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  scale: number,
  isMirrored: boolean,
): void {
  const [coat, spot] = dice.pick([
    ['#F2C46A', '#A85A2A'],
    ['#F7D890', '#8A4A2F'],
    ['#E8B060', '#7A3A24'],
  ] as const);
  brush.at(x, base, { scale, isMirrored }, () => {
    brush.oval(4, 2, 62, 8, SHADOW_COLOR, 0.28);
    for (const [dx, lean] of [
      [-34, -4],
      [-20, 2],
      [22, -2],
      [36, 5],
    ] as const) {
      brush.stroke(`M${dx} -96L${dx + lean} -4`, dx % 4 ? coat : darken(coat, 0.12), 11);
      brush.stroke(`M${dx + lean} -8v6`, '#5A3A2A', 11);
    }
    const body =
      'M-46 -126Q-20 -146 14 -150L54 -312L76 -318L100 -296L94 -284L76 -286L50 -140Q52 -96 30 -90H-34Q-52 -100 -46 -126Z';
    brush.shape(body, coat);
    brush.within(body, () => {
      for (const k of rangeOf(38)) {
        const up = k > 17;
        const i = up ? k - 18 : k;
        const [px, py] = up
          ? [20 + (i % 3) * 15 + Math.floor(i / 3) * 6.4, -150 - Math.floor(i / 3) * 23 + (i % 2) * 8]
          : [-42 + (i % 6) * 17, -136 + Math.floor(i / 6) * 19 + (i % 2) * 5];
        const r = (up ? 6.4 : 8.4) + dice.between(-1, 1.4);
        brush.shape(
          `M${formatNumber(px - r)} ${formatNumber(py)}l${formatNumber(r * 0.6)} ${formatNumber(-r)} ${formatNumber(r)} 2 ${formatNumber(r * 0.4)} ${formatNumber(r)}-${formatNumber(r * 0.7)} ${formatNumber(r * 0.8)}Z`,
          spot,
        );
      }
    });
    brush.stroke('M16 -152L50 -306', '#8A4A24', 6);
    brush.stroke('M60 -316l-4 -20M72 -318l2 -20', coat, 5);
    brush.disc(56, -338, 5, '#5A3424');
    brush.disc(74, -340, 5, '#5A3424');
    brush.shape('M54 -312l-18 -8 10 18Z', darken(coat, 0.12));
    brush.disc(76, -304, 3.4, '#1F1A24');
    brush.stroke('M-46 -124q-12 22 -6 54', darken(coat, 0.2), 4);
    brush.disc(-52, -66, 6, '#5A3424');
  });
}

export function paintFlamingo(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const pink = dice.pick(['#F7809A', '#F25A7A', '#FFA8B4', '#F76A6A']);
  brush.at(x, base, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(2, 2, 24, 5, '#FFFFFF', 0.4);
    brush.stroke(
      dice.chance(0.4) ? 'M2 -44V0M2 -28l14 8 -12 6' : 'M-3 -44V0M8 -44L10 0',
      darken(pink, 0.25),
      3.4,
    );
    brush.shape('M-36 -44Q-20 -72 12 -66Q26 -52 8 -42Q-14 -36 -36 -44Z', pink);
    brush.shape('M-34 -46Q-16 -62 4 -58Q0 -46 -34 -46Z', lighten(pink, 0.3));
    brush.stroke('M-20 -50q12 -6 22 -2', darken(pink, 0.2), 3);
    brush.stroke('M10 -58Q34 -62 26 -84Q16 -100 26 -108Q36 -112 38 -102', pink, 7);
    brush.shape('M34 -108q12 2 12 12l-6 8q-4 -6 -6 -10Z', '#FFF0E4');
    brush.shape('M46 -96l-6 8 -2 -8Z', '#27202F');
    brush.disc(33, -104, 2, '#27202F');
  });
}

export function paintLion(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const [coat, mane] = dice.pick([
    ['#E8B45A', '#A8502A'],
    ['#F2C880', '#7A3A2A'],
  ] as const);
  brush.at(x, base, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(0, 2, 84, 8, SHADOW_COLOR, 0.3);
    brush.stroke('M-70 -26Q-104 -40 -92 -70', coat, 8);
    brush.disc(-92, -74, 10, mane);
    brush.shape('M-78 -6Q-84 -58 -30 -64H40V0H-70Z', coat);
    brush.shape('M-78 -6Q-60 -30 -34 -4L-30 0H-72Z', darken(coat, 0.12));
    brush.shape('M20 0V-20H66Q74 -8 64 0Z', lighten(coat, 0.15));
    for (const k of rangeOf(16)) {
      const a = (k / 16) * 6.283;
      brush.disc(40 + Math.cos(a) * 33, -76 + Math.sin(a) * 34, 15, k % 2 ? mane : lighten(mane, 0.16));
    }
    for (const s of [-1, 1]) brush.disc(40 + s * 24, -100, 9, coat);
    brush.oval(40, -74, 28, 29, coat);
    brush.oval(40, -60, 17, 13, '#FFF0D8');
    brush.shape('M32 -68h16l-8 9Z', '#4A2424');
    brush.stroke('M40 -60v6M40 -54q-7 6 -12 1M40 -54q7 6 12 1', '#4A2424', 2.6);
    for (const s of [-1, 1]) {
      brush.disc(40 + s * 12, -81, 4.4, '#2A1B1F');
      brush.disc(41 + s * 12, -83, 1.5, '#FFFFFF');
    }
  });
}
