/** Typed paths of the site's pages (spec §2). */

const addReturnPath = (path: string, returnTo?: string): string =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;

export const paths = {
  home: () => '/',
  search: (term?: string) => (term ? `/search/${encodeURIComponent(term)}` : '/search'),
  siteSearch: () => '/site-search',
  onlineAllGames: () => '/online/all-games',
  onlineAllGenres: () => '/online/all-genres',
  family: (slug: string) => `/online/family/${slug}`,
  downloadAllGames: () => '/download/all-games',
  downloadAllGenres: () => '/download/all-genres',
  newReleases: () => '/download/special/new-releases',
  dailyGames: () => '/online/daily-games',
  landing: (slug: string) => `/gamelanding/${slug}`,
  archive: (slug: string) => `/gamelanding/${slug}/archive`,
  player: (slug: string) => `/gameplayer/${slug}`,
  login: (returnTo?: string) => addReturnPath('/account/login', returnTo),
  register: (returnTo?: string) => addReturnPath('/account/register', returnTo),
  oauthRedirect: () => '/account/oauth/redirect',
  subscribe: () => '/purchase/subscribe',
  account: () => '/account/user/edit',
  you: () => '/you',
  profile: (uid: string) => `/profile/${uid}`,
  about: (topic?: string) => (topic ? `/about/${topic}` : '/about'),
  contact: () => '/about/contact',
  privacy: () => '/about/privacyPolicy',
  help: (topic?: string) => (topic ? `/help/${topic}` : '/help'),
  faq: (topic?: string) => (topic ? `/help/faq/${topic}` : '/help/faq'),
  resendKeys: () => '/help/resend-keys',
  welcome: (productName: string) => `/welcome-to-${productName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
} as const;

/** Returns the slug of a game: the last part of its path, whether that path is its landing page or its player page. */
export const slugOfPath = ({ href }: { href: string }): string => href.slice(href.lastIndexOf('/') + 1);
