/** The look of every game card: art, title, meta; hover lifts the art and lights its edge in the game's own colour. */
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';
import { SiteLink } from './site-link';

export const Art = styled.span`
  position: relative;
  display: block;
  border-radius: var(--rL);
  overflow: hidden;
  background: var(--hl);
  aspect-ratio: 4/3;
  isolation: isolate;
  box-shadow: 0 1px 1px rgb(13 26 56 / 0.1);
  transition:
    box-shadow var(--t200) var(--ease),
    transform var(--t200) var(--ease);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform var(--t400) var(--ease);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--cardEdge);
    pointer-events: none;
  }
  > .ci {
    position: absolute;
    inset: 0;
    margin: auto;
    width: 30%;
    height: 30%;
    color: var(--cream);
  }
  .go {
    position: absolute;
    right: 10px;
    bottom: 10px;
    width: 40px;
    height: 40px;
    border-radius: 12px;
    display: grid;
    place-items: center;
    background: var(--accent);
    color: var(--onAccent);
    opacity: 0;
    transform: translateY(6px);
    transition:
      opacity var(--t200),
      transform var(--t200) var(--ease);
  }
  .go .ic {
    width: 19px;
    height: 19px;
  }
  .progress {
    position: absolute;
    left: 10px;
    right: 10px;
    bottom: 10px;
    height: 6px;
    border-radius: 3px;
    background: var(--cardTrack);
  }
  .progress i {
    display: block;
    height: 100%;
    width: var(--done);
    border-radius: 3px;
    background: var(--accent);
  }
`;

export const Card = styled(SiteLink)`
  display: flex;
  flex-direction: column;
  gap: 10px;
  position: relative;
  min-width: 0;

  .body {
    display: flex;
    flex-direction: column;
    gap: 2px;
    min-width: 0;
  }
  .title {
    font-weight: 650;
    font-size: 15.5px;
    line-height: 1.25;
    letter-spacing: -0.005em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .meta {
    font-size: 13.5px;
    line-height: 1.35;
    color: var(--textMuted);
    display: flex;
    align-items: center;
    white-space: nowrap;
  }
  .rating {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    margin-left: 8px;
    font-weight: 600;
  }
  .rating .ic {
    width: 13px;
    height: 13px;
    color: var(--logoLamp);
  }
  .price {
    align-self: flex-start;
    margin-top: 6px;
    padding: 5px 9px;
    border-radius: 8px;
    background: var(--highlightSoft);
    color: var(--highlightText);
    font: 700 14px/1.2 var(--fontText);
  }
  &[data-kind='tall'] ${Art} {
    aspect-ratio: 3/4;
  }
  &[data-kind='small'] {
    gap: 8px;
  }
  &[data-kind='small'] ${Art} {
    aspect-ratio: 1;
    border-radius: 16px;
  }
  &[data-kind='small'] .title {
    font-size: 13.5px;
  }
  &[data-kind='small'] .go {
    display: none;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible ${Art} {
    outline: 3px solid var(--focusRing);
    outline-offset: 3px;
  }
  @media (hover: hover) {
    &:hover ${Art} {
      transform: translateY(-3px);
      box-shadow:
        0 0 0 3px var(--accent),
        0 16px 34px -10px color-mix(in srgb, var(--hl) 55%, var(--flame));
    }
    &:hover ${Art} img {
      transform: scale(1.045);
    }
    &:hover .go {
      opacity: 1;
      transform: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover ${Art}, &:hover ${Art} img {
      transform: none;
    }
  }
  ${below('tablet')} {
    .meta {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;
