/** The guards of uploads, comments, analytics and links. */
import type { Guard } from './guard';

const AVATARS = 'tests/server/product/avatars.test.ts';
const RETURN = 'tests/lib/domain/members/return-path.test.ts';
const INGEST = 'tests/server/http/ingest.test.ts';
const INGEST_FORWARDING = 'server/http/ingest.ts';
const ENCODE = 'server/product/avatars/encode-image.ts';

export const CONTENT_GUARDS: readonly Guard[] = [
  {
    name: 'uploads are re-encoded',
    file: 'server/product/avatars/upload-avatar.ts',
    find: 'const image = await encodeImage(new Uint8Array(await file.arrayBuffer()));',
    replace: 'const image = Buffer.from(await file.arrayBuffer());',
    test: AVATARS,
  },
  {
    name: 'uploads have a known format',
    file: ENCODE,
    find: "if (!FORMATS.has(format)) throw createImageError('Choose a JPEG, PNG, WebP or GIF picture.');",
    replace: '',
    test: AVATARS,
  },
  {
    name: 'analytics are forwarded to known paths only',
    file: INGEST_FORWARDING,
    find: '!INGEST_PATHS.has(path)',
    replace: 'false',
    test: INGEST,
  },
  {
    name: 'analytics are forwarded for this site’s pages only',
    file: INGEST_FORWARDING,
    find: '      guard({ request });',
    replace: '',
    test: INGEST,
  },
  {
    name: 'analytics are forwarded to the configured host only',
    file: INGEST_FORWARDING,
    find: "redirect: 'error'",
    replace: "redirect: 'follow'",
    test: INGEST,
  },
  {
    name: 'forwarded analytics have a maximum size',
    file: INGEST_FORWARDING,
    find: '      if (bytes > max) throw new BodyTooLargeError();',
    replace: '',
    test: INGEST,
  },
  {
    name: 'metrics require their token',
    file: 'server/metrics/endpoint.ts',
    find: "!timingSafeEqual(sha256Of(request.headers.authorization ?? ''), expected)",
    replace: 'false',
    test: 'tests/server/metrics/metrics.test.ts',
  },
  {
    name: 'uploads have a maximum number of pixels',
    file: ENCODE,
    find: 'limitInputPixels: MAX_PIXELS',
    replace: 'limitInputPixels: false',
    test: AVATARS,
  },
  {
    name: 'a member selects only their own uploads',
    file: 'server/product/avatars/upload-avatar.ts',
    find: '              eq(avatar.ownerUid, own.uid),',
    replace: '              isNotNull(avatar.ownerUid),',
    test: AVATARS,
  },
  {
    name: 'returnTo stays on the site',
    file: 'lib/domain/members/return-path.ts',
    find: "if (!value.startsWith('/') || value.startsWith('//')) return null;",
    replace: '',
    test: RETURN,
  },
  {
    name: 'returnTo survives dots',
    file: 'lib/domain/members/return-path.ts',
    find: " || url.pathname.startsWith('//')",
    replace: '',
    test: RETURN,
  },
  {
    name: 'comments require a verified email address',
    file: 'server/product/comments/write-comment.ts',
    find: 'if (!own.emailVerifiedAt)',
    replace: 'if (own.uid === 0)',
    test: 'tests/server/product/comments/comments.test.ts',
  },
  {
    name: 'comments are limited per hour',
    file: 'server/product/comments/write-comment.ts',
    find: 'await throttle(service.db, `comment:hour:${own.uid}`, PER_HOUR, now);',
    replace: '',
    test: 'tests/server/product/comments/comments.test.ts',
  },
  {
    name: 'only its author edits a comment',
    file: 'server/product/comments/write-comment.ts',
    find: 'if (row.memberUid !== own.uid)',
    replace: 'if (own.uid === 0)',
    test: 'tests/server/product/comments/comments.test.ts',
  },
  {
    name: 'spam-check answers count once',
    file: 'server/platform/captcha.ts',
    find: 'return verified && store.claimOnce(',
    replace: 'return verified || store.claimOnce(',
    test: 'tests/server/product/captcha.test.ts',
  },
];
