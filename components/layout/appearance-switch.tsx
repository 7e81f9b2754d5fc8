/** Switches between modern and classic, light and dark. The choice applies immediately and is stored for a year. */
import { useRouter } from 'next/router';
import { Icon } from '@/components/ui/icon';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { LAYOUTS, type Layout, type Theme } from '@/lib/domain/site/layout';
import { useAppearance } from '@/stores/stores-provider';

const LAYOUT_LABELS: Record<Layout, string> = { modern: 'Modern', classic: 'Classic' };
const THEME_CHOICES: Record<Layout, readonly { theme: Theme; label: string; icon: 'sun' | 'moon' }[]> = {
  modern: [
    { theme: 'modern', label: 'Light', icon: 'sun' },
    { theme: 'modernDark', label: 'Dark', icon: 'moon' },
  ],
  classic: [
    { theme: 'default', label: 'Standard colors', icon: 'sun' },
    { theme: 'contrast', label: 'High contrast', icon: 'moon' },
  ],
};
// Spec §2: on the home page and on game landing pages a change of layout shows a loading panel and reloads.
const RELOADED_ROUTES = new Set(['/', '/gamelanding/[slug]']);

/** @param isOnNight true on dark panels, such as the footers */
export const AppearanceSwitch = ({ isOnNight = true }: { isOnNight?: boolean }) => {
  const { pathname } = useRouter();
  const layout = useAppearance((state) => state.layout);
  const theme = useAppearance((state) => state.theme);
  const isForced = useAppearance((state) => state.forced !== null);
  const setLayout = useAppearance((state) => state.setLayout);
  const setTheme = useAppearance((state) => state.setTheme);
  const night = isOnNight ? '' : undefined;

  return (
    <div className="look-switch">
      <span>Look</span>
      <SegmentedControl data-night={night} role="group" aria-label="Layout">
        {[...LAYOUTS].reverse().map((choice) => (
          <button
            key={choice}
            type="button"
            disabled={isForced}
            aria-pressed={choice === layout}
            onClick={() => setLayout(choice, { reload: RELOADED_ROUTES.has(pathname) })}
          >
            {LAYOUT_LABELS[choice]}
          </button>
        ))}
      </SegmentedControl>
      <SegmentedControl data-night={night} role="group" aria-label="Colors">
        {THEME_CHOICES[layout].map(({ theme: choice, label, icon }) => (
          <button
            key={choice}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={choice === theme}
            onClick={() => setTheme(choice)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </SegmentedControl>
    </div>
  );
};
