/** A read-only rating of five stars, partly filled. */
import type { CSSProperties } from 'react';
import { ratingText } from '@/lib/domain/play/amounts';

export const StarRating = ({ value }: { value: number }) => (
  <span
    className="star-rating"
    role="img"
    aria-label={`${ratingText(value)} out of 5`}
    style={{ '--unfilled': `${100 - value * 20}%` } as CSSProperties}
  >
    <svg aria-hidden="true">
      <use href="/icons.svg#stars" />
    </svg>
    <svg aria-hidden="true">
      <use href="/icons.svg#stars" />
    </svg>
  </span>
);
