/** Names and addresses as they are compared: two that look alike are one. */
import { randomInt } from 'node:crypto';
import { fold } from '@/lib/domain/fold';

/** The key under which a name is unique: without case, accents, spaces and punctuation. */
export const nameKeyOf = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The key under which an address is unique; the part before the @ is its owner's business but for its case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** A member's public number: ten digits that say nothing of how many members there are. */
export const createMemberId = (): string => String(randomInt(1_000_000_000, 9_999_999_999));
