/** Renders components with a router of the test, without replacing modules. */
import { render, type RenderOptions } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement, ReactNode } from 'react';

const SILENT_EVENTS = { on: () => undefined, off: () => undefined };

/** Renders as Testing Library does; the router has only the given members, and by default events that never occur. */
export const renderInRouter = (ui: ReactElement, router: object = {}, options: RenderOptions = {}) => {
  const value = { events: SILENT_EVENTS, ...router } as unknown as NextRouter;
  const RouterWrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext value={value}>{children}</RouterContext>
  );
  return render(ui, { ...options, wrapper: RouterWrapper });
};
