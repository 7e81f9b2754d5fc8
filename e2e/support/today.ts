/** Chooses the visitor's zone and date, never close to a midnight that a journey could cross. */
import { localDateOf } from '@/lib/domain/days/days';

const ZONES = ['Europe/Berlin', 'Asia/Tokyo', 'America/Los_Angeles'] as const;
const hourIn = (zone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format());

/** A time zone where it is daytime; fixed for the run, and inherited by workers. */
export const testZone = (process.env.E2E_ZONE ??=
  ZONES.find((zone) => hourIn(zone) >= 5 && hourIn(zone) < 21) ?? ZONES[0]);

export const today = (): string => localDateOf(testZone, new Date());
