/** Every call of the product in one list, for the server, the tests and the published description. */
import * as admin from './admin';
import * as auth from './auth';
import * as avatars from './avatars';
import * as billing from './billing';
import type { Call } from './call';
import * as captcha from './captcha';
import * as challenges from './challenges';
import * as collections from './collections';
import * as comments from './comments';
import * as evening from './reminder-time';
import * as flags from './flags';
import * as gameLists from './game-lists';
import * as games from './games';
import * as hiddenGames from './hidden-games';
import * as history from './history';
import * as loginStatus from './login-status';
import * as reminders from './reminders';
import * as reports from './reports';
import * as runs from './runs';
import * as sandbox from './sandbox';
import * as scoredGame from './scored-game';
import * as scores from './scores';
import * as spendings from './token-purchases';
import * as standing from './player-stats';
import * as users from './users';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value;

export const ALL_CALLS: readonly Call[] = [
  admin,
  auth,
  loginStatus,
  games,
  flags,
  users,
  hiddenGames,
  gameLists,
  collections,
  reminders,
  avatars,
  comments,
  billing,
  sandbox,
  reports,
  captcha,
  runs,
  challenges,
  scores,
  history,
  scoredGame,
  evening,
  spendings,
  standing,
].flatMap((module) => Object.values(module).filter(isCall));
