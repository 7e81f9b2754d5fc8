/** The preview of the text that a daily's result shares; a screen reader reads its grid of signs as words. */
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ShareGrid } from '@/lib/game-protocol';
import type { ShareText } from '@/lib/messages/share-text';

interface ResultShareProps extends ShareText {
  grid: ShareGrid | undefined;
  onShare(): void;
}

export const ResultShare = ({ heading, lines, grid, onShare }: ResultShareProps) => (
  <section className="result-share" aria-label="Share">
    <p>
      <b>{heading}</b>
    </p>
    {grid && (
      <div className="grid" role="img" aria-label={grid.text}>
        {grid.rows.map((row, at) => (
          <span key={at} translate="no">
            {row}
          </span>
        ))}
      </div>
    )}
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <Button kind="line" size="small" onClick={onShare}>
      <Icon name="share" />
      Share this
    </Button>
  </section>
);
