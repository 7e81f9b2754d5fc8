/** The home page in the visitor's layout. */
import dynamic from 'next/dynamic';
import { createLayoutSwitch } from '@/components/layout/layout-switch';
import type { HomeData } from '@/lib/domain/listing/home-data';

export const HomeView = await createLayoutSwitch<HomeData>({
  modern: dynamic(async () => (await import('./modern-home')).ModernHome),
  classic: dynamic(async () => (await import('./classic-home')).ClassicHome),
});
