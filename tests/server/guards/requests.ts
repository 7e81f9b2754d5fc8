/** The guards of requests, cookies and headers. */
import type { Guard } from './guard';

const AUTH = 'tests/server/product/auth/accounts.test.ts';
const MATRIX = 'tests/server/authorization/matrix.test.ts';
const AUTHORISE = 'server/product/auth/authorise.ts';

export const REQUESTS_GUARDS: readonly Guard[] = [
  {
    name: 'cookies are HttpOnly',
    file: 'server/http/cookies.ts',
    find: 'httpOnly: true,',
    replace: '',
    test: AUTH,
  },
  {
    name: 'cookies are SameSite',
    file: 'server/http/cookies.ts',
    find: "sameSite: 'Lax',",
    replace: "sameSite: 'None',",
    test: AUTH,
  },
  {
    name: 'cookies are __Host- on HTTPS',
    file: 'server/http/cookies.ts',
    find: "...(context.isSecure && { prefix: 'host' as const }),",
    replace: '',
    test: AUTH,
  },
  {
    name: 'mutations require the CSRF token',
    file: AUTHORISE,
    find: '!isSameToken(context',
    replace: "call.method === 'TRACE' && !isSameToken(context",
    test: AUTH,
  },
  {
    name: 'administrators’ calls require the role',
    file: AUTHORISE,
    find: "call.access === 'administrator' && ",
    replace: "call.access === 'player' && ",
    test: MATRIX,
  },
  {
    name: 'calls about an account require its owner',
    file: AUTHORISE,
    find: 'params.id === String(member.uid)',
    replace: 'params.id !== ""',
    test: MATRIX,
  },
  {
    name: 'members’ calls require a session',
    file: AUTHORISE,
    find: "if (call.access === 'anyone') return;",
    replace: "if (call.access !== 'administrator') return;",
    test: MATRIX,
  },
  {
    name: 'mutations require the site’s own origin',
    file: 'server/http/origin-guard.ts',
    find: 'if (host !== own)',
    replace: 'if (host === "")',
    test: 'tests/server/http/origin-guard.test.ts',
  },
  {
    name: 'an IPv6 /64 counts as one address',
    file: 'server/platform/network.ts',
    find: '.slice(0, NETWORK_GROUPS)',
    replace: '',
    test: 'tests/server/platform/rate-limit.test.ts',
  },
  {
    name: 'a path with a dot segment reaches no handler',
    file: 'server/http/front.ts',
    find: 'if (hasDotSegment(pathname))',
    replace: 'if (hasDotSegment(""))',
    test: 'tests/server/http/front.test.ts',
  },
  {
    name: 'every response has the security headers',
    file: 'server/http/front.ts',
    find: 'setSecurityHeaders(response, caller.isSecure);',
    replace: '',
    test: 'tests/server/http/front.test.ts',
  },
  {
    name: 'only one call is exempt from the origin check',
    file: 'server/product/app.ts',
    find: "call.method !== 'GET' && !call.isFromAnywhere",
    replace: "call.method === 'POST' && !call.isFromAnywhere",
    test: 'tests/server/product/reminders/unsubscribe.test.ts',
  },
];
