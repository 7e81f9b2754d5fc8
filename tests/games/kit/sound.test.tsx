import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSound } from '@/games/kit/sound';

const createParam = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const gains: { isOpen: boolean }[] = [];
const tones = vi.fn();

class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = 'speaker';
  createGain() {
    const node = {
      isOpen: false,
      gain: createParam(),
      connect(to: unknown) {
        if (to === 'speaker') {
          node.isOpen = true;
          gains.push(node);
        }
        return to;
      },
      disconnect: () => (node.isOpen = false),
    };
    return node;
  }
  createOscillator() {
    return { frequency: createParam(), connect: (to: unknown) => to, start: tones, stop: vi.fn() };
  }
}

beforeEach(() => {
  gains.length = 0;
  tones.mockClear();
  vi.stubGlobal('AudioContext', FakeAudio);
});

describe('the sound of a game', () => {
  it('stays silent while muted', () => {
    const sound = createSound();
    sound.setMuted(true);
    sound.play([440]);
    expect(tones).not.toHaveBeenCalled();
  });

  it('stops in the middle of its notes when it is muted, and plays the next notes after unmuting', () => {
    const sound = createSound();
    sound.play([440, 550, 660]);
    sound.setMuted(true);
    expect(gains.map(({ isOpen }) => isOpen)).toEqual([false]);
    sound.setMuted(false);
    sound.play([440]);
    expect(gains.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });
});
