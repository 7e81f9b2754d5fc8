/** The colors of the paper: fixed colors by letter, and families from which each object gets its two colors. */

const FIXED_PAINTS: Readonly<Record<string, string>> = {
  k: '#2a2036',
  w: '#fff3da',
  c: '#d9c59c',
  g: '#e8b452',
  o: '#b07a2c',
  m: '#c3ced9',
  n: '#7c8ba3',
  t: '#b57a45',
  u: '#7a4a28',
  r: '#cf5646',
  s: '#97352f',
  y: '#ffd675',
  e: '#5aa87f',
  f: '#33745a',
  i: '#5288c6',
  j: '#335c96',
  p: '#eaa0ab',
  v: '#9670b8',
  q: '#c5e6ec',
  h: '#e8874a',
};

/** The pairs of a light and a dark color in each family. */
const FAMILIES = {
  paint: [
    ['#cf5646', '#97352f'],
    ['#4b82c0', '#2f5a94'],
    ['#4c9a74', '#2f6d52'],
    ['#dba644', '#a87424'],
    ['#9468b4', '#6a4688'],
    ['#dd8496', '#ab566d'],
    ['#56a3aa', '#33727a'],
  ],
  brass: [
    ['#e4b257', '#ac7a2c'],
    ['#cfd7de', '#8e9baa'],
    ['#d08a58', '#97592f'],
  ],
  wood: [
    ['#bd824c', '#83532c'],
    ['#a56a42', '#744326'],
    ['#cfa16a', '#966c3d'],
  ],
  iron: [
    ['#8b98ad', '#5f6b82'],
    ['#a39a92', '#716861'],
    ['#7f9a97', '#566e6c'],
  ],
  linen: [
    ['#f4e6c7', '#cbb489'],
    ['#e3d3ea', '#b39cc0'],
    ['#cfe3ee', '#93b2c6'],
    ['#f3d2c4', '#cb9a89'],
  ],
  leather: [
    ['#b0623b', '#783a20'],
    ['#8f7a48', '#5f4f2a'],
    ['#a04a48', '#6d2a2b'],
  ],
  fruit: [
    ['#d2523f', '#9a302b'],
    ['#8fb04c', '#5f7f2d'],
    ['#e7bf55', '#b88a2b'],
  ],
} as const;

export type Family = keyof typeof FAMILIES;

/** Returns the number of pairs in a family. */
export const tintsOf = (family: Family): number => FAMILIES[family].length;

/** Returns the color of a shape's paint. `a` and `b` are the object's own light and dark colors. */
export function colorOf(paint: string, family: Family, tint: number): string {
  if (paint === 'a' || paint === 'b') return FAMILIES[family][tint % tintsOf(family)]![paint === 'a' ? 0 : 1];
  return FIXED_PAINTS[paint] ?? paint;
}
