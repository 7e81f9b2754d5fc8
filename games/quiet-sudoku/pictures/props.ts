/** The things around the board of a picture: cut paper with one hard shadow plane each. */
import { armsOf, discOf, starOf } from './marks';

const at = (x: number, y: number, scale: number, turn: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;
const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  discOf({ x, y, q: 0 }, radius, fill, more);
const shadow = ' opacity=".4"';

/** A reel of thread with a needle. */
export const reel = () =>
  at(
    560,
    380,
    1.15,
    8,
    [
      shape('M-40 -52H56V78H-40Z', '#0A0508', shadow),
      shape('M-48 -66H48V-48H-48ZM-48 48H48V66H-48Z', '#E1BA8A'),
      shape('M8 -66H48V-48H8ZM8 48H48V66H8Z', '#AD7648'),
      shape('M-38 -48H38V48H-38Z', '#D5573A'),
      shape('M10 -48H38V48H10Z', '#972D26'),
      ...[-34, -18, -2, 14, 30].map((y) => stroke(`M-36 ${y}L36 ${y + 9}`, '#571A1C', 2.5, ' opacity=".6"')),
      stroke('M-38 40C-90 60 -110 0 -150 40S-190 92 -214 66', '#F5A27A', 4),
      stroke('M-214 66L-276 92', '#EBF1F4', 6),
    ].join(''),
  );

/** Cords from above, on which the lamps of the middles hang. */
export const cords = () =>
  [200, 320, 440]
    .map(
      (x) =>
        stroke(`M${x} -20V62`, '#031214', 5) +
        shape(`M${x - 11} 30H${x + 11}L${x + 15} 44H${x - 15}Z`, '#C27711'),
    )
    .join('');

const flake = (x: number, y: number, size: number, opacity: number) =>
  armsOf({ x, y, q: 0 }, size, size * 0.24, '#D6E6FA', ` opacity="${opacity}"`);
/** Snow at night. */
export const snow = () =>
  [
    [52, 70, 26, 0.5],
    [88, 214, 14, 0.34],
    [38, 330, 20, 0.4],
    [96, 432, 28, 0.5],
    [566, 56, 18, 0.4],
    [604, 168, 30, 0.5],
    [556, 290, 14, 0.34],
    [598, 398, 22, 0.45],
    [14, 168, 10, 0.3],
    [628, 286, 10, 0.3],
  ]
    .map(([x, y, size, opacity]) => flake(x!, y!, size!, opacity!))
    .join('');

const burst = (x: number, y: number, radius: number, colour: string) =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const point = (r: number) => `${Math.round(x + dx * r)} ${Math.round(y + dy * r)}`;
    const reach = radius * (i % 2 ? 0.72 : 1);
    return (
      stroke(`M${point(radius * 0.3)}L${point(reach * 0.86)}`, colour, 4, ' opacity=".75"') +
      circle(Math.round(x + dx * reach), Math.round(y + dy * reach), 4.5, '#FFF2D2')
    );
  }).join('');
/** Fireworks on both sides. */
export const fireworks = () =>
  burst(66, 120, 104, '#F5AE2F') +
  burst(584, 96, 92, '#E5A3BF') +
  burst(590, 372, 110, '#F5A27A') +
  burst(54, 392, 76, '#8DB8EA');

/** Cut shapes that lie about. */
export const scraps = () =>
  [
    shape('M30 60H104L30 134Z', '#74A456'),
    shape('M560 30L612 118H508Z', '#C3D587', ' opacity=".8"'),
    circle(60, 262, 34, '#F5AE2F'),
    shape('M566 210L626 176V244Z', '#356F42'),
    shape('M28 380L102 452H28Z', '#C3D587', ' opacity=".7"'),
    shape('M616 330V404H542Z', '#F5AE2F'),
    circle(584, 452, 26, '#74A456'),
  ].join('');

/** A chess knight. */
export const knight = () =>
  at(
    552,
    372,
    1.3,
    0,
    [
      shape('M-52 74H76V40L60 -44L10 -60L-30 74Z', '#050A10', shadow),
      shape(
        'M-58 70H54V48H40C44 8 58 -14 46 -52C38 -78 12 -90 -8 -86L-8 -104L-26 -84C-46 -70 -54 -46 -66 -26C-72 -12 -60 2 -46 -4C-32 -10 -22 -12 -12 -16C-14 8 -38 20 -42 48H-58Z',
        '#F5E3C9',
      ),
      shape('M54 70H8V48C10 14 30 -20 14 -84C32 -80 42 -66 46 -52C58 -14 44 8 40 48H54Z', '#AD7648'),
      circle(-22, -52, 6, '#21120C'),
      shape('M-62 82H58V68H-62Z', '#74462A'),
    ].join(''),
  );

/** A chess king. */
export const king = () =>
  at(
    556,
    366,
    1.28,
    0,
    [
      shape('M-46 78H76V44L52 -64L0 -60L-30 78Z', '#160507', shadow),
      shape('M-9 -124H9V-112H21V-95H9V-76H-9V-95H-21V-112H-9Z', '#FFDC93'),
      shape('M-50 -64Q0 -100 50 -64L34 -8H-34Z', '#F5AE2F'),
      shape('M0 -82Q28 -80 50 -64L34 -8H6Z', '#C27711'),
      shape('M-38 -8H38V6H-38Z', '#FFDC93'),
      shape('M-28 6H28L40 56H-40Z', '#F5AE2F'),
      shape('M6 6H28L40 56H12Z', '#C27711'),
      shape('M-56 56H56V80H-56Z', '#774009'),
    ].join(''),
  );

const marble = (x: number, y: number, radius: number, light: string, deep: string) =>
  circle(x + 8, y + 12, radius, '#0A0508', shadow) +
  circle(x, y, radius, deep) +
  shape(
    `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x} ${y - radius}A${radius * 1.4} ${radius * 1.4} 0 0 1 ${x - radius * 0.2} ${y + radius * 0.98}A${radius} ${radius} 0 0 1 ${x - radius} ${y}Z`,
    light,
  ) +
  circle(x - radius * 0.36, y - radius * 0.38, radius * 0.17, '#FFFDF6');
/** Marbles, an even number of them. */
export const marbles = () =>
  marble(578, 372, 46, '#3DA39B', '#147075') +
  marble(534, 440, 28, '#F5A27A', '#D5573A') +
  marble(62, 84, 38, '#E5A3BF', '#AC558B') +
  marble(44, 168, 22, '#8DB8EA', '#3C70B8');

/** A ball of wool with two needles. */
export const wool = () =>
  at(
    562,
    384,
    1.1,
    0,
    [
      circle(10, 16, 64, '#06120B', shadow),
      stroke('M-70 -84L40 60', '#E1BA8A', 8) + circle(-70, -84, 10, '#F5AE2F'),
      stroke('M74 -88L-34 58', '#AD7648', 8) + circle(74, -88, 10, '#C27711'),
      circle(0, 0, 62, '#D5573A'),
      shape('M40 -48A62 62 0 0 1 -30 54A86 86 0 0 0 40 -48Z', '#972D26'),
      ...[-34, -14, 8].map((y) =>
        stroke(`M-56 ${y}C-24 ${y - 26} 20 ${y - 18} 52 ${y + 22}`, '#F5A27A', 4, ' opacity=".75"'),
      ),
      stroke('M-34 52C-90 80 -120 50 -170 84', '#D5573A', 6),
    ].join(''),
  );

/** Strings of lamps over the roof. */
export const lamps = () =>
  [0, 1]
    .map((side) => {
      const x = (value: number) => (side ? 640 - value : value);
      return (
        stroke(`M${x(0)} 30Q${x(60)} 96 ${x(120)} 78`, '#0A1430', 4) +
        [
          [18, 52],
          [52, 74],
          [88, 84],
        ]
          .map(([a, b]) => circle(x(a!), b! + 8, 30, 'url(#halo)') + circle(x(a!), b! + 8, 9, '#FFC65A'))
          .join('')
      );
    })
    .join('');

const block = (x: number, y: number, front: string, side: string, top: string) =>
  shape(`M${x} ${y}h62v62h-62Z`, front) +
  shape(`M${x + 62} ${y}l18 -16v62l-18 16Z`, side) +
  shape(`M${x} ${y}l18 -16h62l-18 16Z`, top);
/** Toy blocks. */
export const blocks = () =>
  shape('M520 446H640V462H540Z', '#0A0508', shadow) +
  block(514, 384, '#D5573A', '#972D26', '#F5A27A') +
  block(590, 392, '#3DA39B', '#147075', '#9FDACB') +
  block(548, 312, '#F5AE2F', '#C27711', '#FFDC93') +
  block(-8, 390, '#3C70B8', '#1D4080', '#8DB8EA');

/** An umbrella of eight cloths, seen from above. */
export const umbrella = () => {
  const tip = (i: number, r = 104) =>
    `${Math.round(Math.cos(((i * 45 + 22.5) * Math.PI) / 180) * r)} ${Math.round(Math.sin(((i * 45 + 22.5) * Math.PI) / 180) * r)}`;
  const cloths = ['#D5573A', '#F6ECD4', '#972D26', '#D8C7A2', '#D5573A', '#F6ECD4', '#E9704F', '#FFF8E8'];
  return at(
    566,
    396,
    1,
    0,
    [
      circle(12, 18, 100, '#021417', shadow),
      ...cloths.map((fill, i) => shape(`M0 0L${tip(i)}Q${tip(i + 0.5, 88)} ${tip(i + 1)}Z`, fill)),
      circle(0, 0, 9, '#774009'),
    ].join(''),
  );
};

/** Stars of eight points, one for each spark. */
export const sparks = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    starOf({ x: (i * 197) % 640, y: (i * 89) % 470, q: 0 }, 4, 5 + (i % 3), 1.6, '#FFF2D2', ' opacity=".6"'),
  ).join('');
