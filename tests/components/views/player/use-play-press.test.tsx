/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { usePlayPress } from '@/components/views/player/use-play-press';
import { storePlayPress } from '@/stores/store-play-press';

const { handlers, events } = vi.hoisted(() => {
  const all = new Set<() => void>();
  return {
    handlers: all,
    events: {
      on: (_: string, handler: () => void) => all.add(handler),
      off: (_: string, handler: () => void) => all.delete(handler),
    },
  };
});
vi.mock('next/router', () => ({ useRouter: () => ({ events }) }));

const PlayPressPage = ({ path }: { path: string }) => <p>{`${path}: ${usePlayPress()}`}</p>;

/** Completes the route change as the router does: in the commit that shows the page, before its effects run. */
const RouterCompletion = ({ path }: { path: string }) => {
  useLayoutEffect(() => handlers.forEach((handler) => handler()), [path]);
  return null;
};

const open = (path: string) => {
  window.history.pushState(null, '', path);
  return (
    <>
      <PlayPressPage key={path} path={path} />
      <RouterCompletion path={path} />
    </>
  );
};

it('counts the press for the opened page, not for the replaced page', () => {
  const { rerender } = render(open('/gamelanding/a'));
  storePlayPress('/gamelanding/b');
  rerender(open('/gamelanding/b'));
  expect(screen.getByText('/gamelanding/b: 1')).toBeInTheDocument();
});
