/** Tabs with an amber underline. The arrow keys move between them. */
import { useRef, type KeyboardEvent } from 'react';

interface TabListProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  selected: Key;
  /** The id of the panel that the tabs control. */
  panelId: string;
  onSelect(key: Key): void;
}

export const TabList = <Key extends string>({
  label,
  tabs,
  selected,
  panelId,
  onSelect,
}: TabListProps<Key>) => {
  const root = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const index = tabs.findIndex(({ key }) => key === selected);
    const next = (index + step + tabs.length) % tabs.length;
    root.current?.querySelectorAll('button')[next]?.focus();
    const chosen = tabs[next];
    if (chosen) onSelect(chosen.key);
  };

  return (
    <div className="site-tabs" ref={root} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
      {tabs.map(({ key, label: text }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === selected}
          aria-controls={panelId}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => onSelect(key)}
        >
          {text}
        </button>
      ))}
    </div>
  );
};
