/**
 * Tests uploaded avatars: they are decoded, cropped and re-encoded, and files that are not images or are decompression
 * bombs are rejected.
 */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IP_ADDRESS_HEADER } from '@/server/http/context';
import { createTestMember, type TestMember } from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let ada: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada');
});
afterAll(() => services.drop());

const upload = async (member: TestMember, bytes: Uint8Array | string, type = 'image/png') => {
  // Advances the clock, because the limit of ten uploads an hour is not tested here.
  services.advance(3_600_000 / 8);
  const form = new FormData();
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'me.png', { type }));
  const response = await services.product.request('/sw/api/user-avatars', {
    method: 'POST',
    body: form,
    headers: {
      [IP_ADDRESS_HEADER]: '10.1.1.1',
      cookie: `sw_session=${member.cookies.get('sw_session')}`,
      'x-csrf-token': member.csrfToken ?? '',
    },
  });
  return {
    status: response.status,
    body: (await response.json()) as { fid: string; url: string; fields?: object },
  };
};

const imageFile = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#195aab' } });

/** Returns a small PNG with a large size in its header and a body of compressed zeros. */
const createImageBomb = (side: number): Buffer => {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff;
    for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(named.length + 8);
    out.writeUInt32BE(data.length, 0);
    named.copy(out, 4);
    out.writeUInt32BE(crc(named), named.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('an uploaded avatar', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('becomes a square WebP from %s', async (format) => {
    const { status, body } = await upload(ada, await imageFile().toFormat(format).toBuffer());
    expect(status).toBe(200);
    const served = await services.product.request(body.url);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const meta = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['webp', 256, 256]);
  });

  it('loses its metadata about the camera and the location', async () => {
    const tagged = await imageFile()
      .jpeg()
      .withExif({ IFD0: { Make: 'SECRET-CAMERA', Software: 'x' } })
      .toBuffer();
    const { body } = await upload(ada, tagged, 'image/jpeg');
    const served = Buffer.from(await (await services.product.request(body.url)).arrayBuffer());
    expect(served.includes('SECRET-CAMERA')).toBe(false);
    expect((await sharp(served).metadata()).exif).toBeUndefined();
  });

  it('loses data that is hidden after the image', async () => {
    const polyglot = Buffer.concat([
      await imageFile().png().toBuffer(),
      Buffer.from('<script>alert(1)</script><?php system("x"); ?>PK\u0003\u0004'),
    ]);
    const { status, body } = await upload(ada, polyglot);
    expect(status).toBe(200);
    const served = Buffer.from(await (await services.product.request(body.url)).arrayBuffer());
    for (const part of ['<script>', '<?php', 'PK\u0003\u0004']) expect(served.includes(part)).toBe(false);
  });

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
    ],
    ['an SVG after an XML declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['empty', ''],
    ['plain text', 'just words'],
    ['a PNG signature without content', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('fails with an error if the file is %s', async (_what, bytes) => {
    expect(await upload(ada, bytes)).toMatchObject({
      status: 422,
      body: { fields: { file: expect.any(String) as string } },
    });
  });

  it('fails with an error if it decodes to 20,000 by 20,000 pixels', async () => {
    const bytes = createImageBomb(20_000);
    expect(bytes.length).toBeLessThan(100_000);
    expect((await upload(ada, bytes)).status).toBe(422);
  });

  it('fails with an error if the file exceeds the size limit', async () => {
    expect((await upload(ada, Buffer.alloc(5 * 1024 * 1024 + 1024, 1))).status).toBe(413);
  });

  it('belongs to its owner: no other member can select it, and only the last five and the selected one are stored', async () => {
    const ben = await createTestMember(services, 'Ben');
    const { body } = await upload(ada, await imageFile().png().toBuffer());
    const wear = (member: TestMember) =>
      member.request('PATCH', `/user/${member.uid}`, { user_picture: [{ target_id: body.fid }] });
    expect((await wear(ben)).status).toBe(422);
    expect((await wear(ada)).body).toMatchObject({ avatarUrl: body.url });
    for (let at = 0; at < 6; at += 1)
      await upload(
        ada,
        await imageFile(64 + at, 64)
          .png()
          .toBuffer(),
      );
    const saved = await ada.request<{ fid: string }[]>('GET', '/sw/api/user-avatars/own');
    expect(saved.body).toHaveLength(6);
    expect(saved.body.map(({ fid }) => fid)).toContain(body.fid);
  });
});
