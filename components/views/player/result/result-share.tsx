/** The preview of a daily's text to share. Screen readers read its grid of symbols as words. */
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ShareGrid } from '@/lib/game-protocol';
import type { ShareText } from '@/lib/messages/share-text';

interface ResultShareProps extends ShareText {
  grid: ShareGrid | undefined;
  onShare(): void;
}

/** Returns the style of a square, which replaces the symbol because a browser may have no emoji. */
const squareStyle = (signs: readonly string[], sign: string): 'none' | 'some' | 'most' => {
  const at = signs.indexOf(sign);
  return at <= 0 ? 'none' : at === signs.length - 1 ? 'most' : 'some';
};

export const ResultShare = ({ heading, lines, grid, onShare }: ResultShareProps) => (
  <section className="result-share" aria-label="Share">
    <p>
      <b>{heading}</b>
    </p>
    {grid && (
      <div className="grid" role="img" aria-label={grid.text}>
        {grid.rows.map((row, at) => (
          <span key={at}>
            {[...row].map((sign, column) => (
              <i key={column} data-help={squareStyle(grid.signs, sign)} />
            ))}
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
