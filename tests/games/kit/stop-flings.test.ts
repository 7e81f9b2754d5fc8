/** @vitest-environment jsdom */
import { describe, expect, it } from 'vitest';
import { stopFlings } from '@/games/kit/stop-flings';

const moveOver = (node: HTMLElement, cancelable = true): Event => {
  const event = new Event('touchmove', { bubbles: true, cancelable });
  node.append(document.createElement('i'));
  node.lastElementChild!.dispatchEvent(event);
  return event;
};

describe("the browser's panning gesture", () => {
  it('gets canceled on a board that does not scroll', () => {
    const board = document.createElement('div');
    expect(moveOver(board).defaultPrevented).toBe(false);
    stopFlings(board);
    expect(moveOver(board).defaultPrevented).toBe(true);
    expect(moveOver(board, false).defaultPrevented).toBe(false);
  });

  it('continues until the game captures the pointer', () => {
    const tray = document.createElement('div');
    let isOurs = false;
    stopFlings(tray, () => isOurs);
    expect(moveOver(tray).defaultPrevented).toBe(false);
    isOurs = true;
    expect(moveOver(tray).defaultPrevented).toBe(true);
  });
});
