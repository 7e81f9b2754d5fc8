/** A game in a row, as a tall, standard or small card. */
import type { CSSProperties, PointerEvent, ReactNode, TouchEvent } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { money, ratingText } from '@/lib/domain/play/amounts';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import { GameBadge, type BadgeKind } from '../badge';
import { CardImage } from './card-image';
import { CategoryIcon } from '../category-icon';
import { artworkUrl, type CardKind } from './game-art';
import { Icon } from '../icon';
import { SiteLink } from '../site-link';

const loadPreview = () => import('./card-preview');

/** Loads the code for previews when the pointer reaches a card that has one. */
const createPreviewHandlers = (source: string | null) =>
  source
    ? {
        onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
          if (pointerType === 'mouse')
            void loadPreview().then((to) => to.previewOnHover(currentTarget, source));
        },
        onTouchStart: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
          const from = touches[0]?.clientX ?? 0;
          void loadPreview().then((to) => to.previewOnSwipe(currentTarget, source, from));
        },
      }
    : {};

interface GameCardProps {
  game: GameSummary;
  kind: Exclude<CardKind, 'billboard'>;
  badge?: BadgeKind;
  /** The completed fraction, from 0 to 1. The bar on the artwork is omitted without it. */
  progress?: number;
  /** The title with the matched words highlighted. */
  label?: ReactNode;
  /** A text instead of the known name or the genre. */
  note?: ReactNode;
  /** The position of a card that is visible at first, whose image loads immediately. */
  place?: number;
  /** The `sizes` of the image in a denser grid. */
  sizes?: string;
}

export const GameCard = ({ game, kind, badge, progress, label, note, place, sizes }: GameCardProps) => {
  const art = artworkUrl(game, kind);
  const category = mainGenreOf(game);
  const mark = badge ?? (game.isDailyGame && kind !== 'small' ? 'daily' : undefined);

  return (
    <SiteLink
      className="game-card"
      href={game.href}
      data-kind={kind}
      data-keys={hidingKeysOf(game)}
      data-play=""
      style={{ '--hl': game.highlightColor } as CSSProperties}
    >
      <span className="card-art" {...createPreviewHandlers(game.previewVideo)}>
        {art ? (
          <CardImage game={game} kind={kind} place={place} sizes={sizes} />
        ) : (
          <CategoryIcon name={category.icon} />
        )}
        <GameBadge game={game} kind={mark} />
        {progress === undefined ? (
          <span className="go">
            <Icon name="play" />
          </span>
        ) : (
          <span className="progress" style={{ '--done': `${progress * 100}%` } as CSSProperties}>
            <i />
          </span>
        )}
      </span>
      <span className="body">
        <span className="title">{label ?? game.title}</span>
        {kind !== 'small' && (
          <span className="meta">
            <span>{note ?? game.knownAs[0] ?? category.name}</span>
            {game.numRatings > 0 && (
              <span className="rating">
                <Icon name="star" />
                <span className="sr">rated </span>
                {ratingText(game.rating)}
              </span>
            )}
          </span>
        )}
        {kind === 'standard' && game.playLine && <span className="line">{game.playLine}</span>}
        {game.isDownloadGame && game.paidgamePrice !== null && kind !== 'small' && (
          <span className="price">{money(game.paidgamePrice)}</span>
        )}
      </span>
    </SiteLink>
  );
};
