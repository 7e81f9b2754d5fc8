/** The data of a profile's page: what its owner shows the public (spec §3 "Public profile"). */
import type { InferOutput } from 'valibot';
import type { GameSummary } from '../../contract/game';
import type { PublicStats } from '../../contract/player-stats';
import type { friend, publicProfile } from '../../contract/users';

export type PublicProfile = InferOutput<typeof publicProfile>;
export type Friend = InferOutput<typeof friend>;

/** How many items of each part a page shows at first. */
export const PROFILE_COUNTS = { favorites: 9, friends: 5, recent: 6 } as const;

export interface ProfileData {
  profile: PublicProfile;
  favorites: { rows: readonly GameSummary[]; total: number };
  friends: { rows: readonly Friend[]; total: number };
  recent: readonly GameSummary[];
  /** Also hidden between members of whom one has blocked the other. */
  stats: PublicStats | 'hidden' | 'failed';
}

type PersonalField = keyof PublicProfile['personalInfo'];

/** The fields beside the page, in order; hometown and the line about oneself appear under the name. */
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
export const answersOf = (
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
