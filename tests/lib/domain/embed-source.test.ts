import { describe, expect, it } from 'vitest';
import { embedSource, foreignHost, mobileNotice } from '@/lib/domain/embed-source';
import { MESSAGES } from '@/lib/messages';

const all = { src: 'src', mobileSrc: 'mobile', modernSrc: 'modern' };

describe('the address a game is played from', () => {
  it.each([
    [all, 'modern', true, 'modern'],
    [all, 'modern', false, 'modern'],
    [all, 'classic', true, 'mobile'],
    [all, 'classic', false, 'src'],
    [{ ...all, modernSrc: null }, 'modern', true, 'mobile'],
    [{ ...all, modernSrc: null }, 'modern', false, 'src'],
    [{ ...all, mobileSrc: null }, 'classic', true, 'src'],
  ] as const)('%# is as decided', (embed, layout, isMobile, expected) => {
    expect(embedSource(embed, { layout, isMobile })).toBe(expected);
  });

  it('names the host of a game that is not ours', () => {
    expect(foreignHost('https://games.example/a', [])).toBe('games.example');
    expect(foreignHost('https://games.example/a', ['https://games.example'])).toBeNull();
    expect(foreignHost('/play/a/', [])).toBeNull();
  });
});

describe('what a mobile device is told', () => {
  it.each([
    [true, true, 'landscape', null],
    [true, true, 'portrait', null],
    [true, false, 'landscape', null],
    [true, false, 'portrait', MESSAGES.portraitUnsupported],
    [false, true, 'landscape', MESSAGES.landscapeUnsupported],
    [false, true, 'portrait', null],
    [false, false, 'landscape', MESSAGES.gameNotForMobile],
    [false, false, 'portrait', MESSAGES.gameNotForMobile],
  ] as const)('landscape %s, portrait %s, held %s: %s', (landscape, portrait, orientation, expected) => {
    expect(mobileNotice({ landscape, portrait }, orientation)).toBe(expected);
  });
});
