import { describe, expect, it } from 'vitest';
import {
  embedSource,
  foreignHostOf,
  frameSource,
  mobileNoticeText,
  moveToGamesOrigin,
} from '@/lib/domain/games/embed-source';
import { MESSAGES } from '@/lib/messages';

const all = { src: 'src', mobileSrc: 'mobile', modernSrc: 'modern' };

describe('the URL of a game’s frame', () => {
  it.each([
    [all, 'modern', true, 'modern'],
    [all, 'modern', false, 'modern'],
    [all, 'classic', true, 'mobile'],
    [all, 'classic', false, 'src'],
    [{ ...all, modernSrc: null }, 'modern', true, 'mobile'],
    [{ ...all, modernSrc: null }, 'modern', false, 'src'],
    [{ ...all, mobileSrc: null }, 'classic', true, 'src'],
  ] as const)('selects from %j, for the layout %s (phone: %s): %s', (embed, layout, isMobile, expected) => {
    expect(embedSource(embed, { layout, isMobile })).toBe(expected);
  });

  it('loads the emulator page with the file and its keys for a Flash game', () => {
    const embed = { src: '/play/a/a.swf', mobileSrc: null, modernSrc: null, keys: ['Space' as const] };
    const frame = frameSource(embed, { layout: 'classic', isMobile: false });
    expect(frame).toBe('/play/flash.html?src=/play/a/a.swf&keys=Space');
    expect(moveToGamesOrigin(frame, 'https://play.example')).toBe(`https://play.example${frame}`);
  });

  it('depends on the type of the played source, not of the first source', () => {
    const device = { layout: 'modern', isMobile: false } as const;
    const newer = { src: '/play/a/a.swf', mobileSrc: null, modernSrc: '/play/a/index.html', keys: [] };
    expect(frameSource(newer, device)).toBe('/play/a/index.html');
    const older = { ...newer, src: '/play/a/index.html', modernSrc: '/play/a/a.swf' };
    expect(frameSource(older, device)).toBe('/play/flash.html?src=/play/a/a.swf');
    expect(frameSource({ ...newer, keys: ['Space'] }, device)).toBe('/play/a/index.html');
  });

  it('names the host only if it is foreign', () => {
    expect(foreignHostOf('https://games.example/a', [])).toBe('games.example');
    expect(foreignHostOf('https://games.example/a', ['https://games.example'])).toBeNull();
    expect(foreignHostOf('/play/a/', [])).toBeNull();
  });
});

describe('the notice on a mobile device', () => {
  it.each([
    [true, true, 'landscape', null],
    [true, true, 'portrait', null],
    [true, false, 'landscape', null],
    [true, false, 'portrait', MESSAGES.portraitUnsupported],
    [false, true, 'landscape', MESSAGES.landscapeUnsupported],
    [false, true, 'portrait', null],
    [false, false, 'landscape', MESSAGES.gameNotForMobile],
    [false, false, 'portrait', MESSAGES.gameNotForMobile],
  ] as const)(
    'depends on the supported orientations (landscape %s, portrait %s) and the current one (%s): %s',
    (landscape, portrait, orientation, expected) => {
      expect(mobileNoticeText({ landscape, portrait }, orientation)).toBe(expected);
    },
  );
});
