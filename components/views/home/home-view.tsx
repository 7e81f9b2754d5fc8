/** The home page in the visitor's layout. */
import dynamic from 'next/dynamic';
import { byLayout } from '@/components/layout/by-layout';
import type { HomeData } from '@/lib/domain/listing/home-data';

export const HomeView = await byLayout<HomeData>({
  modern: dynamic(async () => (await import('./modern-home')).ModernHome),
  classic: dynamic(async () => (await import('./classic-home')).ClassicHome),
});
