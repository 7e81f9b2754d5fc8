/** Lists faults of the site in one engine that are not fixed yet. Their tests must fail, and are reported as skipped. */
import type { EngineName } from './engine';

interface KnownFault {
  engine: EngineName;
  /** The title of the test. */
  title: string;
  reason: string;
}

const KNOWN_FAULTS: readonly KnownFault[] = [];

export const findKnownFault = (engine: EngineName, title: string): KnownFault | undefined =>
  KNOWN_FAULTS.find((fault) => fault.engine === engine && fault.title === title);
