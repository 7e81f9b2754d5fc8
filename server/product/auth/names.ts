/** Normalizes names and email addresses for comparison. Names that look the same become equal. */
import { randomInt } from 'node:crypto';
import { foldText } from '@/lib/domain/search/fold-text';

/** Returns the key that makes a name unique: without case, accents, spaces and punctuation. */
export const nameKeyOf = (name: string): string => foldText(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns the key that makes an email address unique: the address in lower case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** Creates a member's public number: ten random digits, so that it does not reveal the number of members. */
export const createMemberId = (): string => String(randomInt(1_000_000_000, 9_999_999_999));
