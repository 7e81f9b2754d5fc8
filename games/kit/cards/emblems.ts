/**
 * The emblems on the cloth, which distinguish the images of the solitaire games: cut paper, centered at 0, 0, at most
 * 90 units to each side.
 */

const drawShape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const drawDisc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const drawLine = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const [CREAM, WHITE] = ['#FFF3D6', '#FFFDF6'];
const [AMBER, BRONZE, UMBER] = ['#F5AE2F', '#C27711', '#774009'];
const [RED, MAROON] = ['#D5573A', '#972D26'];
const [TEAL, PINE] = ['#3DA39B', '#147075'];
const [BLUE, NAVY] = ['#4A80C8', '#1D4080'];
const [LEAF, MOSS] = ['#74A456', '#356F42'];
const [STONE, SLATE, INK] = ['#B8C4CE', '#6B7C8C', '#1B1430'];
const [SAND, WOOD] = ['#E1BA8A', '#AD7648'];

const drawWaves = (color: string, y: number): string =>
  drawShape(`M-90 ${y}q15 -16 30 0t30 0t30 0t30 0t30 0t30 0V88H-90Z`, color);
const drawPeak = (x: number, top: number, half: number): string =>
  drawShape(`M${x - half} 84L${x} ${top}L${x + half} 84Z`, STONE) +
  drawShape(`M${x} ${top}L${x + half} 84H${x + half * 0.2}Z`, SLATE) +
  drawShape(
    `M${x} ${top}L${x - half * 0.36} ${top + 52}l${half * 0.18} -10l${half * 0.18} 22l${half * 0.2} -20l${half * 0.2} 10Z`,
    WHITE,
  );
const drawPine = (x: number, top: number): string =>
  drawShape(`M${x - 6} 84V60h12V84Z`, UMBER) +
  drawShape(`M${x} ${top}l30 50h-14l22 40H${x - 38}l22 -40h-14Z`, LEAF) +
  drawShape(`M${x} ${top}l30 50h-14l22 40H${x}Z`, MOSS);
const drawBattlements = (x: number, y: number, width: number, fill: string): string =>
  drawShape(
    `M${x} ${y}v-22h${width / 5}v12h${width / 5}v-12h${width / 5}v12h${width / 5}v-12h${width / 5}v22Z`,
    fill,
  );
const crown =
  drawShape('M-80 -42L-44 -2L0 -72L44 -2L80 -42L62 54H-62Z', AMBER) +
  drawShape('M0 -72L44 -2L80 -42L62 54H0Z', BRONZE);
const drawPip = (x: number, y: number): string => drawDisc(x, y, 9, INK);

export const EMBLEMS: Readonly<Record<string, string>> = {
  'whitehead-solitaire': drawPeak(0, -88, 94),
  'saratoga-solitaire':
    drawShape('M-50 84C-104 -4 -78 -90 0 -90S104 -4 50 84H16C60 0 48 -48 0 -48S-60 0 -16 84Z', AMBER) +
    drawShape('M0 -90C78 -90 104 -4 50 84H16C60 0 48 -48 0 -48Z', BRONZE) +
    [-1, 1]
      .map(
        (s) =>
          drawDisc(s * 63, -10, 6, UMBER) + drawDisc(s * 58, 30, 6, UMBER) + drawDisc(s * 50, -48, 6, UMBER),
      )
      .join(''),
  'eastcliff-solitaire':
    drawDisc(34, -22, 40, AMBER) +
    drawShape('M-90 84V-62H-26L-10 -20L-30 8L0 84Z', SAND) +
    drawShape('M-26 -62L-10 -20L-30 8L0 84H-30L-44 -62Z', WOOD) +
    drawShape('M-90 -62H-26L-22 -50H-90Z', LEAF) +
    drawWaves(BLUE, 44) +
    drawWaves(NAVY, 66),
  'trigon-solitaire':
    drawShape('M0 -86L88 72H-88Z', AMBER) +
    drawShape('M0 -86L88 72L0 20Z', BRONZE) +
    drawShape('M-88 72H88L0 20Z', UMBER),
  'kingsley-solitaire':
    crown +
    drawShape('M-62 54H62V78H-62Z', UMBER) +
    [
      drawDisc(-80, -48, 11, CREAM),
      drawDisc(0, -78, 12, CREAM),
      drawDisc(80, -48, 11, CREAM),
      drawDisc(0, 28, 13, RED),
    ].join(''),
  'whitehorse-solitaire':
    drawShape(
      'M-58 70V48H-42C-38 20 -14 8 -12 -16C-22 -12 -32 -10 -46 -4C-60 2 -72 -12 -66 -26C-54 -46 -46 -70 -26 -84L-8 -104L-8 -86C12 -90 38 -78 46 -52C58 -14 44 8 40 48H54V70Z',
      WHITE,
    ) +
    drawShape('M54 70H8V48C10 14 30 -20 14 -84C32 -80 42 -66 46 -52C58 -14 44 8 40 48H54Z', STONE) +
    drawDisc(-22, -52, 6, INK) +
    drawShape('M-64 70H60V86H-64Z', SLATE),
  'smokey-solitaire':
    drawLine('M-34 -6C-60 -30 -10 -44 -36 -78', WHITE, 12) +
    drawLine('M6 -16C-8 -34 20 -46 4 -72', STONE, 9) +
    drawShape('M-80 10H-4V44C-4 66 12 60 30 44L80 0L88 10L44 60C20 88 -80 96 -80 40Z', WOOD) +
    drawShape(
      'M-20 10H-4V44C-4 66 12 60 30 44L80 0L88 10L44 60C32 74 4 82 -24 82C-10 70 -20 40 -20 10Z',
      UMBER,
    ) +
    drawShape('M-86 2H2V20H-86Z', SAND),
  'porcelain-solitaire':
    drawShape('M-34 -84H34L26 -56C70 -30 76 30 40 84H-40C-76 30 -70 -30 -26 -56Z', WHITE) +
    drawShape('M4 -84H34L26 -56C70 -30 76 30 40 84H14C44 30 40 -30 4 -56Z', STONE) +
    drawLine('M-58 8q14 -18 28 0t28 0t28 0t28 0', BLUE, 8) +
    drawDisc(-4, 44, 13, BLUE) +
    drawLine('M-30 -60H28', BLUE, 7),
  'candlestick-solitaire':
    drawShape('M0 -92C20 -66 16 -52 0 -50C-16 -52 -18 -66 0 -92Z', AMBER) +
    drawDisc(0, -62, 7, WHITE) +
    drawShape('M-14 -48H14V28H-14Z', CREAM) +
    drawShape('M2 -48H14V28H2Z', SAND) +
    drawShape('M-36 24H36L22 46H10V60H-10V46H-22Z', AMBER) +
    drawShape('M0 24H36L22 46H10V60H0Z', BRONZE) +
    drawShape('M-62 58H62L46 84H-46Z', BRONZE),
  'gold-rush-solitaire':
    drawLine('M-58 78L52 -56', WOOD, 15) +
    drawShape('M-30 -78C20 -96 72 -70 90 -14L76 -8C56 -44 24 -60 -24 -60Z', STONE) +
    drawShape('M44 -70C66 -58 82 -40 90 -14L76 -8C68 -30 56 -44 36 -54Z', SLATE) +
    drawShape('M-4 84L10 46L44 34L76 56L80 84Z', AMBER) +
    drawShape('M44 34L76 56L80 84H40Z', BRONZE),
  'spider-by-lamplight':
    drawLine('M0 -94V-34', CREAM, 4) +
    [-1, 1]
      .map((side) =>
        [
          [-18, -52, -70],
          [0, -6, -28],
          [16, 36, 24],
          [28, 72, 66],
        ]
          .map(([from, knee, foot]) =>
            drawLine(`M0 ${from}L${side * 54} ${knee}L${side * 84} ${foot}`, '#0B0D1A', 8),
          )
          .join(''),
      )
      .join('') +
    drawDisc(0, -16, 26, '#23263F') +
    drawDisc(0, 32, 42, '#14162A') +
    drawDisc(-9, -22, 5, AMBER) +
    drawDisc(9, -22, 5, AMBER) +
    drawShape('M0 12L13 30L0 54L-13 30Z', RED),
  'scorpion-solitaire':
    drawLine('M10 22C70 40 96 -10 66 -44C52 -62 30 -58 24 -44', RED, 20) +
    drawShape('M14 -44L38 -36L18 -14Z', MAROON) +
    [-1, 0, 1].map((i) => drawLine(`M${i * 20 - 14} 30L${i * 26 - 24} 76`, MAROON, 7)).join('') +
    drawShape('M-58 20Q-14 -18 30 8Q40 34 10 46Q-30 56 -58 20Z', RED) +
    drawLine('M-54 14C-84 0 -84 -36 -66 -46', RED, 12) +
    drawLine('M-58 26C-90 30 -98 2 -92 -10', MAROON, 12) +
    drawDisc(-66, -52, 15, RED) +
    drawDisc(-92, -16, 13, MAROON),
  'yukon-solitaire':
    drawPine(-40, -70) + drawPine(36, -24) + drawShape('M-94 80Q-40 58 0 74T94 76V90H-94Z', WHITE),
  'russian-solitaire':
    drawShape('M-3 -94H3V-74H-3Z', AMBER) +
    drawShape(
      'M0 -78C10 -54 62 -40 56 -2C52 16 34 24 34 24H-34C-34 24 -52 16 -56 -2C-62 -40 -10 -54 0 -78Z',
      TEAL,
    ) +
    drawShape('M0 -78C10 -54 62 -40 56 -2C52 16 34 24 34 24H12C40 -20 14 -50 0 -78Z', PINE) +
    drawLine('M-40 18C-50 -20 -14 -40 0 -70', AMBER, 5) +
    drawShape('M-38 24H38V84H-38Z', CREAM) +
    drawShape('M10 24H38V84H10Z', SAND) +
    drawShape('M-14 84V56A14 14 0 0 1 14 56V84Z', MAROON),
  'freecell-by-lamplight':
    drawLine('M-34 -8V-44A36 36 0 0 1 36 -50', STONE, 16) +
    drawShape('M-64 -12H64V80H-64Z', AMBER) +
    drawShape('M14 -12H64V80H14Z', BRONZE) +
    drawDisc(0, 24, 15, UMBER) +
    drawShape('M-8 28H8L13 60H-13Z', UMBER),
  'bakers-game':
    drawShape('M-88 30C-96 -20 -40 -50 0 -50S96 -20 88 30Q60 60 0 60T-88 30Z', WOOD) +
    drawShape('M88 30Q60 60 0 60T-88 30Q-40 42 0 42T88 30Z', UMBER) +
    [-46, 0, 46].map((x) => drawLine(`M${x - 14} 12L${x + 10} -28`, CREAM, 10)).join(''),
  'eight-off':
    `<circle cx="0" cy="-40" r="36" fill="none" stroke="${AMBER}" stroke-width="22"/>` +
    `<circle cx="0" cy="40" r="40" fill="none" stroke="${BRONZE}" stroke-width="22"/>`,
  'seahaven-towers':
    drawShape('M-60 70V-30H-16V70Z', SAND) +
    drawShape('M-30 -30H-16V70H-30Z', WOOD) +
    drawBattlements(-66, -28, 56, SAND) +
    drawShape('M6 70V-62H58V70Z', CREAM) +
    drawShape('M40 -62H58V70H40Z', SAND) +
    drawBattlements(0, -60, 64, CREAM) +
    drawShape('M24 -22h14v26h-14ZM-46 4h12v22h-12Z', NAVY) +
    drawWaves(BLUE, 46) +
    drawWaves(NAVY, 68),
  'beleaguered-castle':
    drawLine('M0 -54V-92', UMBER, 6) +
    drawShape('M3 -92L46 -80L3 -66Z', RED) +
    drawShape('M-84 84V-14H84V84Z', STONE) +
    drawShape('M40 -14H84V84H40Z', SLATE) +
    drawShape('M-34 84V-52H34V84Z', STONE) +
    drawShape('M10 -52H34V84H10Z', SLATE) +
    drawBattlements(-90, -12, 60, STONE) +
    drawBattlements(30, -12, 60, SLATE) +
    drawBattlements(-40, -50, 80, STONE) +
    drawShape('M-18 84V50A18 18 0 0 1 18 50V84Z', INK),
  'flower-garden':
    drawLine('M0 84V10', MOSS, 10) +
    drawShape('M0 62C-50 62 -60 30 -60 30C-20 24 0 40 0 62ZM0 74C44 74 56 44 56 44C20 40 0 54 0 74Z', LEAF) +
    Array.from({ length: 8 }, (_, i) => {
      const angle = (i * Math.PI) / 4;
      return drawDisc(
        Math.round(Math.cos(angle) * 40),
        Math.round(Math.sin(angle) * 40) - 30,
        25,
        i % 2 ? RED : '#E9704F',
      );
    }).join('') +
    drawDisc(0, -30, 25, AMBER),
  'bisley-solitaire':
    drawDisc(0, 0, 88, CREAM) +
    drawDisc(0, 0, 68, RED) +
    drawDisc(0, 0, 48, CREAM) +
    drawDisc(0, 0, 28, RED) +
    drawDisc(0, 0, 10, AMBER),
  'king-albert-solitaire':
    drawShape('M-8 -94H8V-80H22V-66H8V-46H-8V-66H-22V-80H-8Z', AMBER) +
    drawDisc(0, 18, 66, RED) +
    drawShape('M26 -42A66 66 0 0 1 0 84C44 60 48 0 26 -42Z', MAROON) +
    drawShape('M-66 10H66V30H-66Z', AMBER) +
    drawShape('M-9 -48H9V10H-9Z', BRONZE),
  'fortress-solitaire':
    drawShape('M-76 -70H76V-4C76 46 34 74 0 90C-34 74 -76 46 -76 -4Z', STONE) +
    drawShape('M0 -70H76V-4C76 46 34 74 0 90Z', SLATE) +
    drawShape('M-46 44V-10H-30V4H-14V-10H14V4H30V-10H46V44Z', INK),
  'forty-thieves':
    drawShape('M-22 -86H22V-66C72 -40 72 40 30 84H-30C-72 40 -72 -40 -22 -66Z', '#C9653F') +
    drawShape('M6 -86H22V-66C72 -40 72 40 30 84H6C40 40 40 -40 6 -66Z', MAROON) +
    drawLine('M-24 -60C-70 -74 -78 -24 -52 -16', '#C9653F', 11) +
    drawLine('M24 -60C70 -74 78 -24 52 -16', MAROON, 11) +
    drawLine('M-56 6q14 -16 28 0t28 0t28 0t28 0', AMBER, 8) +
    drawDisc(-62, 76, 15, AMBER) +
    drawDisc(58, 78, 12, BRONZE),
  'canfield-solitaire':
    `<g transform="translate(-24 14) rotate(-14)">${drawShape('M-50 -50H50V50H-50Z', WHITE)}${drawShape('M26 -50H50V50H26Z', STONE)}${[drawPip(-26, -26), drawPip(26, -26), drawPip(0, 0), drawPip(-26, 26), drawPip(26, 26)].join('')}</g>` +
    `<g transform="translate(48 -46) rotate(20) scale(.7)">${drawShape('M-50 -50H50V50H-50Z', RED)}${drawShape('M26 -50H50V50H26Z', MAROON)}${drawDisc(-22, -22, 10, CREAM)}${drawDisc(22, 22, 10, CREAM)}</g>`,
  'easthaven-solitaire':
    `<circle cx="0" cy="-68" r="16" fill="none" stroke="${STONE}" stroke-width="11"/>` +
    drawLine('M0 -50V80M-40 -28H40', STONE, 15) +
    drawLine('M-68 26C-60 66 -30 80 0 80S60 66 68 26', SLATE, 15) +
    drawShape('M-90 30L-66 2L-46 34ZM90 30L66 2L46 34Z', SLATE),
  'golf-solitaire':
    drawShape('M-92 62Q0 24 92 62Q60 90 0 90T-92 62Z', LEAF) +
    drawShape('M92 62Q60 90 0 90T-92 62Q0 86 92 62Z', MOSS) +
    drawLine('M-6 58V-86', CREAM, 7) +
    drawShape('M-2 -86L70 -60L-2 -34Z', RED) +
    drawShape('M-2 -60H70L-2 -34Z', MAROON) +
    drawDisc(42, 60, 15, WHITE),
  'tripeaks-solitaire': drawPeak(-52, -20, 46) + drawPeak(54, -34, 46) + drawPeak(2, -88, 60),
  'pyramid-solitaire':
    drawDisc(52, -50, 32, AMBER) +
    drawShape('M-14 -64L92 84H-92Z', SAND) +
    drawShape('M-14 -64L92 84H20Z', WOOD) +
    drawLine('M-44 -22H-2M-66 10H-2M-84 42H6', WOOD, 5),
  'monte-carlo-solitaire':
    drawDisc(0, 0, 88, RED) +
    Array.from(
      { length: 6 },
      (_, i) => `<path d="M-16 -88H16V-60H-16Z" fill="${CREAM}" transform="rotate(${i * 60})"/>`,
    ).join('') +
    drawDisc(0, 0, 58, CREAM) +
    drawDisc(0, 0, 48, MAROON) +
    drawShape('M0 -30L24 0L0 30L-24 0Z', AMBER),
};
