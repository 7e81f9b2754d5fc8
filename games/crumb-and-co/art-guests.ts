/** Draws guests behind the counter, in a box of 80 by 90. Hat or hair and coat vary; the face shows the guest's patience. */

const SKINS = ['#F2C9A0', '#D9A06E', '#A86F45', '#7A4A2C', '#EAB78C', '#C48656'];
const COATS = [
  ['#B4443A', '#8A2F2B'],
  ['#3D6F8F', '#2B5069'],
  ['#5B7A3E', '#42592C'],
  ['#B98325', '#8C6118'],
  ['#6B4A86', '#4E3564'],
  ['#3F8078', '#2B5C57'],
  ['#8B5A3C', '#65402A'],
  ['#9C4A6B', '#71344D'],
];
const HAIRS = ['#2A1B16', '#5A3319', '#8C5A2A', '#C9C3BA', '#1E2233', '#A33E22'];

const HATS: readonly ((a: string, b: string, hair: string) => string)[] = [
  (a, b) =>
    `<path d="M18 34C16 12 64 12 62 34Z" fill="${a}"/><rect x="15" y="30" width="50" height="9" rx="4.500" fill="${b}"/><circle cx="40" cy="13" r="6" fill="#FFF1D0"/>`,
  (_a, _b, hair) =>
    `<path d="M17 46C12 10 68 10 63 46c-2-8-6-14-12-16-8 4-20 4-26 1-4 4-6 9-8 15Z" fill="${hair}"/>`,
  (a, b) =>
    `<path d="M22 33c0-18 36-18 36 0Z" fill="${a}"/><ellipse cx="40" cy="34" rx="29" ry="5" fill="${b}"/><path d="M22 31h36v-4H22Z" fill="#FFD98A"/>`,
  (_a, _b, hair) =>
    `<circle cx="40" cy="12" r="9" fill="${hair}"/><path d="M18 40C16 14 64 14 62 40c-4-10-12-13-22-13s-18 3-22 13Z" fill="${hair}"/>`,
  (a, b) =>
    `<path d="M19 34c2-16 14-20 24-18 10 1 17 7 18 16Z" fill="${a}"/><path d="M42 28c10-2 24 1 27 8-9 0-20-1-27-2Z" fill="${b}"/>`,
  (_a, _b, hair) =>
    `<path d="M17 62C8 8 72 8 63 62c-6 4-8-4-6-22-10 2-24-2-28-8-2 4-6 6-8 10 2 16 0 24-4 20Z" fill="${hair}"/>`,
];

const MOUTHS = [
  '<path d="M33 53c3 5 11 5 14 0" fill="none" stroke="#3A1D12" stroke-width="2.600" stroke-linecap="round"/>',
  '<path d="M34 55h12" fill="none" stroke="#3A1D12" stroke-width="2.600" stroke-linecap="round"/>',
  '<path d="M33 57c3-5 11-5 14 0" fill="none" stroke="#3A1D12" stroke-width="2.600" stroke-linecap="round"/><path d="M28 38l8 3M52 38l-8 3" stroke="#3A1D12" stroke-width="2.400" stroke-linecap="round"/>',
];

/** Draws a guest. `look` selects the skin and the clothes. The mood is 0 for content, 1 for waiting, 2 for about to leave. */
export function drawGuest(look: number, mood: number): string {
  const skin = SKINS[look % SKINS.length]!;
  const [coat, shade] = COATS[(look * 5 + 3) % COATS.length]!;
  const [hat, brim] = COATS[(look * 3 + 1) % COATS.length]!;
  const hair = HAIRS[(look * 7) % HAIRS.length]!;
  const scarf = look % 4 === 0 ? `<path d="M26 64c8 6 20 6 28 0l2 8c-9 6-23 6-32 0Z" fill="${hat}"/>` : '';
  const glasses =
    look % 5 === 2
      ? '<g fill="none" stroke="#2B2F45" stroke-width="2"><circle cx="32" cy="45" r="5.500"/><circle cx="48" cy="45" r="5.500"/><path d="M37.500 45h5"/></g>'
      : '';
  const beard =
    look % 6 === 5
      ? `<path d="M23 48c0 22 34 22 34 0-4 5-9 3-17 3s-13 2-17-3Z" fill="${hair}" opacity=".9"/>`
      : '';
  return `<path d="M8 92c0-20 10-30 32-30s32 10 32 30Z" fill="${coat}"/><path d="M44 62c20 1 28 12 28 30H54c2-12-2-22-10-30Z" fill="${shade}"/><rect x="33" y="54" width="14" height="14" rx="6" fill="${skin}"/><ellipse cx="40" cy="43" rx="19" ry="20" fill="${skin}"/><circle cx="27" cy="50" r="4" fill="#E8836A" opacity=".45"/><circle cx="53" cy="50" r="4" fill="#E8836A" opacity=".45"/><circle cx="32" cy="45" r="2.600" fill="#24160F"/><circle cx="48" cy="45" r="2.600" fill="#24160F"/>${beard}${MOUTHS[mood]!}${glasses}${scarf}${HATS[look % HATS.length]!(hat!, brim!, hair)}`;
}
