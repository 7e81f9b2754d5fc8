/** Draws a bell: its body, lip, clapper and sign. */

export const BELL_COLORS = [
  '#E2503A',
  '#F08A3C',
  '#FFC861',
  '#9CCB6B',
  '#5FC0AE',
  '#6FA8EA',
  '#A99AF0',
  '#EE9CC4',
] as const;

/** The signs that distinguish bells without color, on a grid of 24 by 24 around the center. */
const SIGNS = [
  'M0-7a7 7 0 1 0 .01 0Z',
  'M0-8 8 0 0 8-8 0Z',
  'M-6.5-6.5h13v13h-13Z',
  'M0-8 8 6H-8Z',
  'M0-8 2.2-2.6 8-2.4 3.4 1.2 5 6.8 0 3.6-5 6.8-3.4 1.2-8-2.4-2.2-2.6Z',
  'M-2.6-8h5.2v5.4h5.4v5.2H2.6V8h-5.2V2.6H-8v-5.2h5.4Z',
  'M5-7A8 8 0 1 0 5 7 6.4 6.4 0 0 1 5-7Z',
  'M0 7.6C-9 1.4-8.4-5-4.6-6.4-2-7.2-.4-5.6 0-4 .4-5.6 2-7.2 4.6-6.4 8.4-5 9 1.4 0 7.6Z',
] as const;

/** Returns the content of an `<svg viewBox="0 0 100 120">` with the bell at a position. */
export function bellDrawing(position: number): string {
  const color = BELL_COLORS[position]!;
  return (
    `<path d="M50 2v12" stroke="#5a3a1c" stroke-width="7" stroke-linecap="round"/>` +
    `<circle class="clapper" cx="50" cy="102" r="10" fill="#4a3020"/>` +
    `<path d="M50 12C74 12 76 40 78 62C79 78 86 84 92 92H8C14 84 21 78 22 62C24 40 26 12 50 12Z" fill="${color}"/>` +
    `<path d="M50 12C74 12 76 40 78 62C79 78 86 84 92 92H58C66 60 64 30 50 12Z" fill="#000" opacity=".2"/>` +
    `<path d="M34 30C38 22 42 20 46 20C38 34 35 52 33 70C29 72 28 72 27 72C29 54 30 40 34 30Z" fill="#fff" opacity=".45"/>` +
    `<rect x="5" y="88" width="90" height="10" rx="5" fill="${color}"/><rect x="5" y="93" width="90" height="5" rx="2.5" fill="#000" opacity=".25"/>` +
    `<g transform="translate(50 58)"><circle r="15" fill="#fff6e2"/><path d="${SIGNS[position]}" fill="#2b1420"/></g>`
  );
}
