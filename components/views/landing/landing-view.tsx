/** A game's page in the visitor's layout. */
import dynamic from 'next/dynamic';
import { createLayoutSwitch } from '@/components/layout/layout-switch';
import type { LandingProps } from './landing-props';
import './lazy/rare-panels';

export const LandingView = await createLayoutSwitch<LandingProps>({
  modern: dynamic(async () => (await import('./modern-landing')).ModernLanding),
  classic: dynamic(async () => (await import('./classic-landing')).ClassicLanding),
});
