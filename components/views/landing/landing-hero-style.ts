/** The night panel of a game's page: art to the right, calm ground for the words to the left. */
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';

export const HeroRoot = styled.section`
  position: relative;
  border-radius: var(--rHero);
  overflow: hidden;
  color: var(--cream);
  min-height: 476px;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  isolation: isolate;
  background: color-mix(in srgb, var(--hl) 30%, var(--landingNight));

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 60% 60%;
    z-index: -2;
  }
  > img[data-cut='thumbnail'] {
    left: auto;
    width: 62%;
    mask-image: linear-gradient(90deg, transparent, currentColor 46%);
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(90deg, rgb(var(--shade), 0.86) 0, rgb(var(--shade), 0.6) 32%, rgb(var(--shade), 0) 58%),
      linear-gradient(0deg, rgb(var(--shade), 0.6) 0, rgb(var(--shade), 0) 34%);
  }
  .copy {
    padding: 36px;
    max-width: 560px;
  }
  .evening {
    font-weight: 600;
    font-size: 14.5px;
    color: var(--litLabel);
  }
  h1 {
    font-size: 60px;
    margin: 10px 0;
    overflow-wrap: break-word;
  }
  h1[data-long] {
    font-size: 42px;
  }
  > .ci {
    position: absolute;
    right: 9%;
    top: 50%;
    width: 200px;
    height: 200px;
    margin-top: -100px;
    color: var(--creamVeilStrong);
    z-index: -1;
  }
  .lede {
    font-size: 16.5px;
    line-height: 1.45;
    color: var(--nightText);
    max-width: 38ch;
    text-wrap: balance;
  }
  .meta {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 6px 14px;
    margin: 14px 0 0;
    font-size: 15px;
    color: var(--nightTextBright);
  }
  .actions {
    display: flex;
    gap: 10px;
    margin-top: 20px;
  }
  .actions [data-kind='night'] {
    font-size: 17px;
  }
  .progress {
    margin-top: 18px;
    max-width: 330px;
    font-size: 14.5px;
    color: var(--nightTextBright);
  }
  .progress div {
    height: 8px;
    margin-bottom: 7px;
    border-radius: 4px;
    background: linear-gradient(90deg, var(--flame) var(--done), var(--barTrack) var(--done));
  }
  ${below('tablet')} {
    min-height: 560px;
    margin: 0 -4px;
    > img,
    > img[data-cut='thumbnail'] {
      inset: 0;
      width: 100%;
      height: 60%;
      object-position: 68% 40%;
      mask-image: none;
    }
    &::before {
      background: linear-gradient(
        0deg,
        var(--landingNight) 0,
        var(--landingNight) 44%,
        rgb(var(--landingShade), 0.75) 56%,
        rgb(var(--landingShade), 0) 76%
      );
    }
    .copy {
      padding: 20px;
    }
    h1 {
      font-size: 42px;
      margin: 6px 0;
    }
    h1[data-long] {
      font-size: 32px;
    }
    > .ci {
      right: calc(50% - 80px);
      top: 18%;
      width: 160px;
      height: 160px;
      margin: 0;
    }
    .actions > :first-child {
      flex: 1;
    }
    .actions > :nth-child(2) {
      flex: none;
      width: 56px;
      padding: 0;
      font-size: 0;
      gap: 0;
    }
  }
`;
