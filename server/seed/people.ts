/** The people of seed data: names, addresses and habits. */
import { createRandom, type Random } from './random';

/** RFC 2606 reserves this domain: no mail can ever reach anybody. It also marks the members that a seed made. */
export const SEED_EMAIL_DOMAIN = 'seed.invalid';
/** The password of every seeded member. */
export const SEED_PASSWORD = 'street-of-lamps-1';

const DAY_MS = 86_400_000;
const FIRST_NAMES = [
  'Ada',
  'Bruno',
  'Clara',
  'Dev',
  'Elin',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Leo',
  'Mara',
  'Nils',
  'Olga',
  'Pablo',
  'Quinn',
  'Rosa',
  'Sami',
  'Tessa',
  'Umar',
  'Vera',
  'Wim',
  'Yara',
];
const SECOND_NAMES = [
  'Alder',
  'Birch',
  'Cedar',
  'Dune',
  'Ember',
  'Fern',
  'Grove',
  'Heron',
  'Iris',
  'Juniper',
  'Kite',
  'Lark',
  'Maple',
  'Nettle',
  'Otter',
  'Pine',
  'Quill',
  'Robin',
  'Sparrow',
  'Thistle',
  'Willow',
  'Wren',
];
const ZONES = [
  'America/New_York',
  'America/New_York',
  'America/Los_Angeles',
  'America/Chicago',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Australia/Sydney',
];
/** How likely a person plays on a day, and how many people are like that. */
const HABITS = [
  { share: 0.15, diligence: 0.97 },
  { share: 0.3, diligence: 0.65 },
  { share: 0.35, diligence: 0.25 },
  { share: 0.2, diligence: 0.05 },
];
const LEAVES_AGAIN = 0.3;

export interface Person {
  name: string;
  email: string;
  memberId: string;
  zone: string;
  /** The probability of playing on a day. */
  diligence: number;
  /** The factor of their times: below 1 is faster than usual. */
  pace: number;
  joinedAt: Date;
  /** The last day of activity is this many days after joining; null for members who stayed. */
  activeDays: number | null;
  random: Random;
}

const diligenceOf = (random: Random): number => {
  let left = random.next();
  for (const { share, diligence } of HABITS) {
    if (left < share) return diligence;
    left -= share;
  }
  return 0;
};

/**
 * Creates people who joined within the last days; the same for the same seed and clock. Numbers in the names keep them
 * different.
 */
export const makePeople = (seed: string, count: number, days: number, now: Date): Person[] =>
  Array.from({ length: count }, (_, index) => {
    const random = createRandom(`${seed}:person:${index}`);
    const name = `${random.pick(FIRST_NAMES)}${random.pick(SECOND_NAMES)}${index + 1}`;
    const daysAgo = 1 + random.next() * Math.max(0, days - 1);
    return {
      name,
      email: `${name.toLowerCase()}@${SEED_EMAIL_DOMAIN}`,
      // Ten digits, as members have; counting keeps them different.
      memberId: String(5_000_000_000 + index * 797 + random.below(797)),
      zone: random.pick(ZONES),
      diligence: diligenceOf(random),
      pace: 0.6 + random.next() * 1.2,
      joinedAt: new Date(now.getTime() - Math.floor(daysAgo * DAY_MS)),
      activeDays: random.chance(LEAVES_AGAIN) ? random.below(days) : null,
      random,
    };
  });
