/** Every call of the product, in one list: what the server mounts, tests walk and the description publishes. */
import * as auth from './auth';
import * as avatars from './avatars';
import * as billing from './billing';
import type { Call } from './call';
import * as comments from './comments';
import * as flags from './flags';
import * as games from './games';
import * as reports from './reports';
import * as runs from './runs';
import * as scores from './scores';
import * as users from './users';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value;

export const ALL_CALLS: readonly Call[] = [
  auth,
  games,
  flags,
  users,
  avatars,
  comments,
  billing,
  reports,
  runs,
  scores,
].flatMap((module) => Object.values(module).filter(isCall));
