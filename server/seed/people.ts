/** Creates the members of seed data: names, email addresses and habits. */
import { createRandom, type SeededRandom } from './random';

/** RFC 2606 reserves this domain, so mail to it never reaches anyone. It also identifies seeded members. */
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
/** How likely a member with each habit plays on a day, and how common the habit is. */
const ACTIVITY_GROUPS = [
  { share: 0.15, activity: 0.97 },
  { share: 0.3, activity: 0.65 },
  { share: 0.35, activity: 0.25 },
  { share: 0.2, activity: 0.05 },
];
const LEAVING_SHARE = 0.3;

export interface SeedPerson {
  name: string;
  email: string;
  memberId: string;
  zone: string;
  /** The probability of playing on a day. */
  activity: number;
  /** The factor for the member's times; below 1, the member is faster than usual. */
  pace: number;
  joinedAt: Date;
  /** How many days after joining the member was last active; null for members who are still active. */
  activeDays: number | null;
  random: SeededRandom;
}

const pickActivity = (random: SeededRandom): number => {
  let left = random.next();
  for (const { share, activity } of ACTIVITY_GROUPS) {
    if (left < share) return activity;
    left -= share;
  }
  return 0;
};

/**
 * Creates members who joined during the last `days` days. The same seed and clock give the same members. Numbers in the names
 * make them unique.
 */
export const generatePeople = (seed: string, count: number, days: number, now: Date): SeedPerson[] =>
  Array.from({ length: count }, (_, index) => {
    const random = createRandom(`${seed}:person:${index}`);
    const name = `${random.pick(FIRST_NAMES)}${random.pick(SECOND_NAMES)}${index + 1}`;
    const daysAgo = 1 + random.next() * Math.max(0, days - 1);
    return {
      name,
      email: `${name.toLowerCase()}@${SEED_EMAIL_DOMAIN}`,
      // Ten digits, like real members' numbers; the index makes them unique.
      memberId: String(5_000_000_000 + index * 797 + random.below(797)),
      zone: random.pick(ZONES),
      activity: pickActivity(random),
      pace: 0.6 + random.next() * 1.2,
      joinedAt: new Date(now.getTime() - Math.floor(daysAgo * DAY_MS)),
      activeDays: random.chance(LEAVING_SHARE) ? random.below(days) : null,
      random,
    };
  });
