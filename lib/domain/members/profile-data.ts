/** The data of a public profile page: the parts that its owner shows to everyone (spec §3 "Public profile"). */
import type { InferOutput } from 'valibot';
import type { GameSummary } from '../../contract/game';
import type { PublicStats } from '../../contract/player-stats';
import type { friend, publicProfile } from '../../contract/users';

export type PublicProfile = InferOutput<typeof publicProfile>;
export type Friend = InferOutput<typeof friend>;

/** How many items of each part the page shows at first. */
export const PROFILE_COUNTS = { favorites: 9, friends: 5, recent: 6 } as const;

export interface ProfileData {
  profile: PublicProfile;
  favorites: { rows: readonly GameSummary[]; total: number };
  friends: { rows: readonly Friend[]; total: number };
  recent: readonly GameSummary[];
  /** 'hidden' if the owner hides this part, or if either the viewer or the owner has blocked the other. */
  stats: PublicStats | 'hidden' | 'failed';
}

type PersonalField = keyof PublicProfile['personalInfo'];

/** The fields shown beside the page's content, in order. The hometown and the line about the member appear below the name. */
const REQUESTED_ROWS: readonly (readonly [PersonalField, (productName: string) => string])[] = [
  ['inventedGame', () => 'A game I would invent'],
  ['gameCharacter', () => 'The game character I would be'],
  ['favoriteGame', () => 'Favorite game, anywhere'],
  ['favoriteProviderGame', (name) => `Favorite game on ${name}`],
  ['favoriteProviderGenre', (name) => `Favorite genre on ${name}`],
  ['snackOn', () => 'What I snack on'],
  ['notPlayingGames', () => 'When I am not playing games'],
];

/** Returns the questions and answers of a member's personal info. */
export const listPersonalAnswers = (
  { personalInfo }: PublicProfile,
  productName: string,
  genreName: (value: string) => string,
): [string, string][] =>
  REQUESTED_ROWS.flatMap(([field, question]) => {
    const answer = personalInfo[field]?.trim();
    if (!answer) return [];
    const shown = field === 'favoriteProviderGenre' ? genreName(answer) : answer;
    return [[question(productName), shown] as [string, string]];
  });
