/**
 * Decides the content of a game's page and its placement, for each of the four page layouts (spec §3). The server
 * computes this and sends it as data, so that no page contains the rules (docs/decisions/0003).
 */
import { OUT_OF_ORDER } from '@/components/ui/badge';
import type { Game, PageLayout } from '@/lib/contract/game';
import { controlsText, deviceBadge, orientationText, formatLongDate } from '@/lib/domain/games/game-facts';
import { genreLinksOf, mainGenreOf } from '@/lib/domain/games/genres';
import { titleWithName } from '@/lib/domain/games/known-names';
import { parseCallPath, parseRecordLink } from '@/lib/domain/games/record-url';
import { GAME_LOAD_FAILURE } from '@/lib/messages/game';
import type { LandingPanelKey, LandingAreas, LandingArea } from './landing-props';

const SIDE_PANELS = ['board', 'bonus', 'suggestion'] as const;
/**
 * The side panels of a daily. Its bonus panel loads as one of the lazy panels (beside-panels.tsx), to keep the page
 * small.
 */
const DAILY_SIDE_PANELS = ['board', 'suggestion'] as const;

/** The panels of each placement in order; a panel without content is left out. */
const LANDING_PANELS: Readonly<
  Record<PageLayout, Readonly<Record<LandingArea, readonly LandingPanelKey[]>>>
> = {
  daily: { top: ['evenings'], main: ['how', 'about', 'walkthrough', 'comments'], side: DAILY_SIDE_PANELS },
  jigsaw: {
    top: ['evenings', 'pieces'],
    main: ['about', 'how', 'walkthrough', 'comments'],
    side: SIDE_PANELS,
  },
  download: { top: [], main: ['about', 'how', 'walkthrough', 'comments'], side: ['terms', ...SIDE_PANELS] },
  online: { top: [], main: ['how', 'about', 'walkthrough', 'comments'], side: SIDE_PANELS },
};

const hasText = (text: string | null): boolean => Boolean(text?.trim());

const hasPanel: Readonly<Record<LandingPanelKey, (game: Game) => boolean>> = {
  evenings: (game) => game.isDailyGame,
  pieces: (game) => game.hasLeaderboards || game.isChallengeJigsaw,
  terms: (game) =>
    game.isDownloadGame &&
    (hasText(game.requirements) ||
      parseRecordLink(game.downloadUrl) !== null ||
      (game.hasPurchase && (game.paidgamePrice !== null || parseRecordLink(game.paidgameBuyUrl) !== null))),
  how: (game) => hasText(game.instructions),
  about: () => true,
  comments: () => true,
  walkthrough: (game) => hasText(game.walkthrough),
  board: (game) => game.hasLeaderboards,
  suggestion: (game) =>
    game.displayAlternateSuggestion &&
    (game.alternateSuggestionGame !== null || parseCallPath(game.randomGameSuggestionUrl) !== null),
  bonus: (game) => game.isBonusGame && parseRecordLink(game.bonusGameUrl) !== null,
};

/** Returns the panels of one placement on a game's page, in order. */
const listLandingPanels = (game: Game, area: LandingArea): LandingPanelKey[] =>
  LANDING_PANELS[game.pageLayout][area].filter((key) => hasPanel[key](game));

const listGameFacts = (game: Game): [string, string][] => {
  const published = formatLongDate(game.publishedAt);
  const updated = formatLongDate(game.lastUpdated);
  const facts: readonly [string, string | null][] = [
    ['Also known as', game.knownAs.join(', ')],
    ['State', game.isBroken ? GAME_LOAD_FAILURE : null],
    ['Plays on', game.embed && orientationText(game.embed.supportsMobile)],
    ['Controls', game.embed && controlsText(game.embed)],
    // The requirements of a download game appear next to its price instead.
    ['Needs', game.isDownloadGame ? null : game.requirements],
    ['Credits', game.credits],
    ['Published', published],
    ['Updated', updated === published ? null : updated],
    ['Chat', game.hasChatEnabled ? 'The game has one of its own, which is no part of this site.' : null],
  ];
  return facts.flatMap(([name, value]) =>
    value && hasText(value) ? [[name, value] as [string, string]] : [],
  );
};

export const createLandingAreas = (game: Game): LandingAreas => {
  const links = genreLinksOf(game).map(({ uid, name, href }) => ({ uid, name, href }));
  const main = mainGenreOf(game);
  return {
    title: titleWithName(game),
    panels: {
      top: listLandingPanels(game, 'top'),
      main: listLandingPanels(game, 'main'),
      side: listLandingPanels(game, 'side'),
    },
    facts: listGameFacts(game),
    genres: links,
    listing: { uid: main.uid, name: main.name, href: main.href },
    device: game.isBroken ? OUT_OF_ORDER : game.embed && deviceBadge(game.embed.supportsMobile),
  };
};

/**
 * Returns a game whose URLs are safe to link. Removes URLs that are neither http(s) nor a path of this site, and the
 * embed of a broken game, so that nothing links to its player.
 */
export const withSafeUrls = (game: Game): Game => ({
  ...game,
  embed: game.isBroken ? null : game.embed,
  downloadUrl: parseRecordLink(game.downloadUrl),
  paidgameBuyUrl: parseRecordLink(game.paidgameBuyUrl),
  bonusGameUrl: parseRecordLink(game.bonusGameUrl),
  randomGameSuggestionUrl: parseCallPath(game.randomGameSuggestionUrl),
});
