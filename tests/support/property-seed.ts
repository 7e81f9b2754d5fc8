/**
 * Gives all properties the same cases in every run, so that the tests of a commit always have the same outcome.
 * PROPERTY_SEED is another seed; `npm run test:deep -- properties` chooses one at random.
 */
import fc from 'fast-check';

export const PROPERTY_SEED = Number(process.env.PROPERTY_SEED ?? 1);

fc.configureGlobal({ seed: PROPERTY_SEED });
