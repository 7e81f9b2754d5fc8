// @vitest-environment jsdom
/** Orbit Keeper's start screen on the page: what it offers for each state that the file reported when it was left. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStart } from '@/games/flash/start';
import { ORBIT_KEEPER_START } from '@/games/orbit-keeper/start';

const starwick = { settings: () => ({ muted: false }), on: vi.fn(), mute: vi.fn() };
let root: HTMLElement;
let place: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="game"><div></div></div>';
  root = document.getElementById('game')!;
  place = root.firstElementChild as HTMLElement;
});

const open = (note: string, page: { mode?: string; isPlayPressed?: boolean } = {}) =>
  openStart({
    ...{ starwick: starwick as never, root, place, spec: ORBIT_KEEPER_START, note },
    mode: page.mode ?? null,
    isPlayPressed: page.isPlayPressed ?? false,
  });
const findButton = (label: string): HTMLButtonElement =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)!;
const chooseMode = (mode: string): void =>
  root.querySelector<HTMLInputElement>(`input[value="${mode}"]`)!.click();
const chosenMode = (): string => root.querySelector<HTMLInputElement>('input:checked')!.value;

describe('the start screen of Orbit Keeper', () => {
  it('offers the three difficulties to a new player, and covers the game', async () => {
    const { pressed } = open('');
    expect([...root.querySelectorAll('.kit-choice')].map(({ textContent }) => textContent)).toEqual([
      'Gentle',
      'Steady',
      'Wild',
    ]);
    expect(place.inert).toBe(true);
    chooseMode('wild');
    findButton('Play').click();
    await expect(pressed).resolves.toEqual({ mode: 'wild', how: 'anew', isInstructed: false });
  });

  it('selects the difficulty that was played last, and shows the best result of each', () => {
    open('steady - 0 0,1200,31');
    expect(chosenMode()).toBe('steady');
    expect([...root.querySelectorAll('.kit-choice small')].map(({ textContent }) => textContent)).toEqual([
      'Best 1,200',
      'Best 31',
    ]);
  });

  it('resumes a game in progress, and warns that another one would end it', async () => {
    const { pressed } = open('gentle wild 4 0,0,0');
    expect(chosenMode()).toBe('wild');
    chooseMode('gentle');
    expect(root.querySelector('.kit-choice-line')).toHaveTextContent(
      'A new game ends the one begun, at wave 4.',
    );
    chooseMode('wild');
    findButton('Resume').click();
    await expect(pressed).resolves.toEqual({ mode: 'wild', how: 'resume', isInstructed: false });
  });

  it('restarts a game in progress only after a confirmation', async () => {
    const { pressed } = open('wild wild 4 0,0,0');
    findButton('Start anew').click();
    findButton('Sure? Press again').click();
    await expect(pressed).resolves.toEqual({ mode: 'wild', how: 'anew', isInstructed: false });
  });

  it.each(['<b>', 'steady', 'none none 9 x'])(
    'treats a player with the invalid state “%s” like a new player',
    (note) => {
      open(note);
      expect(chosenMode()).toBe('gentle');
      expect(findButton('Play')).toBeDefined();
    },
  );

  it('shows the loading progress of the emulator after Play, and then closes', () => {
    const start = open('');
    start.loading(0.4);
    findButton('Play').click();
    expect(root.querySelector('progress')!.value).toBe(0.4);
    start.loading(0.7);
    expect(root.querySelector('progress')!.value).toBe(0.7);
    start.close();
    expect(root.querySelector('[role=dialog]')).toBeNull();
    expect(place.inert).toBe(false);
  });

  it('explains the controls for a mouse and for a finger, and describes the file', async () => {
    const { pressed } = open('');
    findButton('How to play').click();
    expect(root).toHaveTextContent('mouse or arrow keys');
    findButton('Got it').click();
    root.dataset.pad = 'open';
    findButton('How to play').click();
    expect(root).toHaveTextContent('Drag around the planet');
    findButton('Got it').click();
    findButton('Play').click();
    await expect(pressed).resolves.toEqual({ mode: 'gentle', how: 'anew', isInstructed: true });
  });

  it('starts the page’s mode at once when Play was pressed on the page', async () => {
    const { pressed } = open('', { mode: 'wild', isPlayPressed: true });
    expect(await pressed).toEqual({ mode: 'wild', how: 'anew', isInstructed: true });
  });

  it('resumes the game in progress when Play was pressed on the page', async () => {
    const { pressed } = open('steady steady 4 0,120,0', { isPlayPressed: true });
    expect(await pressed).toEqual({ mode: 'steady', how: 'resume', isInstructed: true });
  });

  it('asks the player before a mode of the page ends the game in progress', () => {
    open('steady steady 4 0,120,0', { mode: 'wild', isPlayPressed: true });
    expect(findButton('Play')).toBeDefined();
    expect(root.querySelector('.kit-screen.is-start')).not.toBeNull();
  });
});
