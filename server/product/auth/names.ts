/** Names and email addresses in the form in which they are compared: two that look the same are equal. */
import { randomInt } from 'node:crypto';
import { fold } from '@/lib/domain/search/fold';

/** The key that makes a name unique: without case, accents, spaces and punctuation. */
export const nameKeyOf = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The key that makes an email address unique; only the case of the part before the @ is ignored. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** A member's public number: ten digits that do not reveal how many members there are. */
export const createMemberId = (): string => String(randomInt(1_000_000_000, 9_999_999_999));
