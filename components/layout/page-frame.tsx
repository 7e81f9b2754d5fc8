/** The parts of a page's frame that are the same in both layouts. */
import dynamic from 'next/dynamic';
import { createLayoutSwitch } from './layout-switch';
import type { FrameProps } from './frame-props';

export const PageFrame = await createLayoutSwitch<FrameProps>({
  modern: dynamic(async () => (await import('./modern-frame')).ModernFrame),
  classic: dynamic(async () => (await import('./classic-frame')).ClassicFrame),
});
