/** Selects the mode in which the games of a family open. */
import { SegmentedControl } from '@/components/ui/segmented-control';
import type { KindMode } from '@/lib/domain/games/family-kinds';

interface ModePickerProps {
  /** The name of the property that distinguishes the modes, such as difficulty. */
  name: string;
  modes: readonly KindMode[];
  /** The selected mode; null for the mode that was played last. */
  chosen: string | null;
  /** Whether some games lack some of the modes. */
  hasGaps: boolean;
  onChoose(key: string | null): void;
}

export const ModePicker = ({ name, modes, chosen, hasGaps, onChoose }: ModePickerProps) => (
  <div className="family-picker">
    <b id="family-mode">{name}</b>
    <SegmentedControl role="group" aria-labelledby="family-mode">
      {[{ key: null, label: 'Usual' }, ...modes].map(({ key, label }) => (
        <button key={key ?? ''} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {label}
        </button>
      ))}
    </SegmentedControl>
    {hasGaps && <p>A kind without the choice opens in the nearest one.</p>}
  </div>
);
