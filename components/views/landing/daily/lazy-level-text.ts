/** The text of a started daily, whose code loads for visitors who have started one. */
import { lazyPart } from '@/components/ui/lazy-part';
import type { LevelTextProps } from './level-text';

export const LazyLevelText = lazyPart<LevelTextProps>(async () => (await import('./level-text')).LevelText);
