/** The drawings of bakes, drinks, doughs and toppings, on a grid of 48 by 48. */

const BUN =
  '<path d="M6 33C4 21 13 12 24 12s20 9 18 21c-1 4-4 5-8 5H14c-4 0-7-1-8-5Z" fill="#D98A32"/><path d="M6 33c1 4 4 5 8 5h20c4 0 7-1 8-5-5 3-31 3-36 0Z" fill="#A9611F"/><path d="M13 23c2-4 6-6 10-6" fill="none" stroke="#F6C67A" stroke-width="3" stroke-linecap="round"/>';
const CROISSANT =
  '<path d="M4 34C3 21 13 12 24 12s21 9 20 22c-5-4-9-6-12-6-1 2-4 4-8 4s-7-2-8-4c-3 0-7 2-12 6Z" fill="#E0963A"/><path d="M16 28c-1-6 0-11 3-15M32 28c1-6 0-11-3-15M9 30c-1-5 0-9 3-13M39 30c1-5 0-9-3-13" fill="none" stroke="#A2601A" stroke-width="2.4" stroke-linecap="round"/>';
const CUP =
  '<path d="M35 20h4c4 0 6 3 5 7s-5 6-9 5" fill="none" stroke="#F4EAD2" stroke-width="3.4"/><path d="M8 17h28l-2 17c-1 4-4 6-8 6h-8c-4 0-7-2-8-6Z" fill="#FFF6E2"/><path d="M30 17h6l-2 17c-1 4-4 6-8 6h-3c5-2 7-12 7-23Z" fill="#D8C7A4"/>';
const STEAM =
  '<path d="M17 12c-3-3 2-5 0-9M26 12c-3-3 2-5 0-9" fill="none" stroke="#FFF6E2" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>';
const ICING =
  '<path d="M8 28C7 18 15 11 24 11s17 7 16 17c-2 3-4 0-6 1s-3 4-6 1-4 3-7 0-4 2-6 0-5 2-7-2Z" fill="#FFE7F0"/><path d="M17 18l3 2M28 16l-1 3M32 23l3-1M22 24l1-3M14 24l2 1" stroke="#D5447A" stroke-width="2.4" stroke-linecap="round"/>';
const CHERRY =
  '<path d="M25 10c1-4 4-6 8-7" fill="none" stroke="#3E7A3C" stroke-width="2.4" stroke-linecap="round"/><circle cx="24" cy="13" r="6" fill="#C2223B"/><circle cx="22" cy="11" r="1.8" fill="#FF9AA8"/>';
const JAM =
  '<path d="M12 25c6-5 18-5 24 0-2 5-6 2-8 5s-5 3-7 0-7 1-9-5Z" fill="#B5173A"/><path d="M17 24c3-2 7-2 10-2" stroke="#F2748D" stroke-width="2.2" stroke-linecap="round" fill="none"/>';

/** The drawings by the codes of the bakery's products. */
export const BAKE_DRAWINGS: readonly string[] = [
  '<path d="M5 33c-2-11 6-19 19-19s21 8 19 19c0 3-3 5-6 5H11c-3 0-6-2-6-5Z" fill="#C9792A"/><path d="M5 33c0 3 3 5 6 5h26c3 0 6-2 6-5-6 3-32 3-38 0Z" fill="#96551B"/><path d="M14 28c0-5 2-9 5-11M23 28c0-5 2-9 5-11M32 28c0-5 1-7 3-9" fill="none" stroke="#FBDCA0" stroke-width="3.2" stroke-linecap="round"/>',
  BUN,
  CROISSANT,
  `${STEAM}${CUP}<ellipse cx="22" cy="18" rx="13" ry="3.4" fill="#5A3319"/>`,
  BUN + ICING,
  CROISSANT + JAM,
  `${STEAM}${CUP}<ellipse cx="22" cy="18" rx="13" ry="3.4" fill="#C08A55"/><path d="M22 21c-4-2-5-4-3-5 1-1 3 0 3 1 0-1 2-2 3-1 2 1 1 3-3 5Z" fill="#FFF6E2"/>`,
  BUN + ICING + CHERRY,
];

const drawDough = (marks: string, width: number) =>
  `<ellipse cx="24" cy="30" rx="${width}" ry="10" fill="#F1DDB0"/><ellipse cx="24" cy="33" rx="${width}" ry="7" fill="#DCC08A"/><ellipse cx="24" cy="28" rx="${width - 2}" ry="7.5" fill="#FBEDC8"/>${marks}`;

/** The drawings by source: three doughs, icing, jam, milk, cherries. */
export const SOURCE_DRAWINGS: readonly string[] = [
  drawDough(
    '<path d="M15 29l5-5M22 30l5-5M29 29l5-5" stroke="#C4A264" stroke-width="2.4" stroke-linecap="round"/>',
    19,
  ),
  drawDough(
    '<path d="M18 25c3-2 6-2 8-2" stroke="#fff" stroke-width="2.6" stroke-linecap="round" fill="none"/>',
    13,
  ),
  '<path d="M6 36 24 12l18 24Z" fill="#FBEDC8"/><path d="M6 36h36l-4-5H10Z" fill="#DCC08A"/><path d="M17 29l7-10 7 10" fill="none" stroke="#C4A264" stroke-width="2.2"/>',
  '<path d="M14 7h20l-7 27h-6Z" fill="#F7C7DA"/><path d="M27 7h7l-7 27h-3Z" fill="#DE8FB0"/><path d="M21 34h6l-3 7Z" fill="#9AA6BF"/><path d="M13 5h22v5H13Z" fill="#fff"/>',
  '<rect x="11" y="14" width="26" height="27" rx="6" fill="#B5173A"/><path d="M30 14h1a6 6 0 0 1 6 6v15a6 6 0 0 1-6 6h-3c3-6 3-20 2-27Z" fill="#7F0F2B"/><rect x="9" y="7" width="30" height="8" rx="3" fill="#FFF6E2"/><rect x="14" y="22" width="19" height="11" rx="2" fill="#FFF1D0"/><circle cx="23.500" cy="27.500" r="3.500" fill="#C2223B"/>',
  '<path d="M16 10h14l5 8-2 19c0 3-3 5-5 5H18c-3 0-5-2-5-5l-2-21Z" fill="#EAF2FF"/><path d="M28 10h2l5 8-2 19c0 3-3 5-5 5h-3c4-8 4-22 3-32Z" fill="#B6C8E6"/><path d="M16 10l-7 3 3 5Z" fill="#EAF2FF"/><path d="M34 20c7 0 7 13-1 13" fill="none" stroke="#B6C8E6" stroke-width="3"/><path d="M15 22h17" stroke="#6E93D2" stroke-width="3"/>',
  '<path d="M16 30C18 18 25 11 35 7M33 31c1-9 1-16 2-24" fill="none" stroke="#3E7A3C" stroke-width="2.6" stroke-linecap="round"/><path d="M35 7c5-2 8 0 9 4-5 1-8 0-9-4Z" fill="#4F9A4B"/><circle cx="15" cy="33" r="9" fill="#C2223B"/><circle cx="33" cy="34" r="8" fill="#A81730"/><circle cx="12" cy="30" r="2.400" fill="#FF9AA8"/>',
];
