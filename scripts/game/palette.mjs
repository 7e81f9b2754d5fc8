/** Generates the colors of a new game's images. */
import { randomFrom } from './random.mjs';

/** The colors from the darkest part of the frame to the lightest part of the sky. */
const FAMILIES = {
  night: ['#0A1430', '#12254F', '#1D4080', '#3C70B8', '#8DB8EA'],
  teal: ['#062429', '#0B454A', '#147075', '#3DA39B', '#9FDACB'],
  moss: ['#0E2518', '#1B442B', '#356F42', '#74A456', '#C3D587'],
  plum: ['#1F0D2A', '#3F1A4A', '#6E2F68', '#AC558B', '#E5A3BF'],
  brick: ['#2A0C12', '#571A1C', '#972D26', '#D5573A', '#F5A27A'],
  wood: ['#21120C', '#452718', '#74462A', '#AD7648', '#E1BA8A'],
};

/** The template's colors, in the same order. */
export const PLACEHOLDERS = ['#123451', '#123452', '#123456', '#123454', '#123455'];

/** Returns five colors; the same slug gives the same ones. The middle one represents the game while its image loads. */
export const paletteOf = (slug) => {
  const names = Object.keys(FAMILIES);
  return FAMILIES[names[Math.floor(randomFrom(slug)() * names.length)]];
};
