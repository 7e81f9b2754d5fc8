/** Chooses the visitor's zone and date, never close to a midnight that a journey could cross. */
import { localDateOf } from '@/lib/domain/days/days';

const TEST_ZONES = ['Europe/Berlin', 'Asia/Tokyo', 'America/Los_Angeles'] as const;
const readHour = (zone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format());

/** A time zone where it is daytime; fixed for the run, and inherited by workers. */
export const testZone = (process.env.E2E_ZONE ??=
  TEST_ZONES.find((zone) => readHour(zone) >= 5 && readHour(zone) < 21) ?? TEST_ZONES[0]);

export const localToday = (): string => localDateOf(testZone, new Date());
