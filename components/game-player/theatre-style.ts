/** The stage of a game: the picture before play, the arch to press, and the frame once it runs. */
import styled, { keyframes } from 'styled-components';
import { below } from '@/styles/breakpoints';

const breathe = keyframes`50% { box-shadow: 0 0 0 14px var(--playRing), 0 0 110px 40px var(--playHalo), inset 0 -5px 0 var(--playEdge); }`;

export const Theatre = styled.div`
  position: relative;
  width: 100%;
  max-width: calc((100vh - var(--barHeight) - 72px) * var(--ratio));

  .frame {
    position: relative;
    width: 100%;
    aspect-ratio: var(--ratio);
    border-radius: 18px;
    overflow: hidden;
    background: var(--landingNight);
    box-shadow:
      0 30px 80px -20px rgb(0 0 0),
      0 0 0 1px var(--creamVeilSoft);
  }
  .preview {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    background: var(--landingNight);
  }
  &[data-state='loading'] iframe {
    opacity: 0;
  }
  .veil {
    position: absolute;
    inset: 0;
    background: radial-gradient(
      42% 46% at 50% 56%,
      rgb(var(--shade), 0.62),
      rgb(var(--shade), 0.12) 78%,
      rgb(var(--shade), 0.06)
    );
  }
  .arch {
    position: absolute;
    z-index: 2;
    left: calc(50% - 66px);
    top: calc(50% - 135px);
    width: 132px;
    height: 148px;
    display: grid;
    place-items: center;
    border-radius: 50% 50% 30px 30px/44.6% 44.6% 30px 30px;
    background: linear-gradient(180deg, var(--flameTop), var(--flame) 62%);
    color: var(--onFlame);
    box-shadow:
      0 0 0 8px var(--playRing),
      0 0 90px 26px var(--playHalo),
      inset 0 -5px 0 var(--playEdge);
    transition: filter var(--t200) var(--ease);
  }
  .arch:hover {
    filter: brightness(1.06);
  }
  .arch:focus-visible {
    outline-offset: 12px;
    border-radius: 50% 50% 30px 30px/44.6% 44.6% 30px 30px;
  }
  .arch .ic {
    width: 62px;
    height: 62px;
    margin: 14px 0 0 6px;
  }
  &[data-state='loading'] .arch,
  &[data-state='interstitial'] .arch {
    animation: ${breathe} 1.6s var(--ease) infinite;
    cursor: progress;
  }
  .words {
    position: absolute;
    z-index: 2;
    left: 5%;
    right: 5%;
    top: calc(50% + 31px);
    display: grid;
    justify-items: center;
    gap: 8px;
    text-align: center;
  }
  h2 {
    font-size: 40px;
    text-shadow: 0 2px 18px rgb(var(--shade), 0.8);
  }
  .words p {
    font-size: 16px;
    max-width: 46ch;
    text-wrap: balance;
    color: var(--nightTextBright);
    text-shadow: 0 1px 10px rgb(var(--shade), 0.9);
  }
  .bar {
    width: 210px;
    height: 8px;
    margin-top: 4px;
    border-radius: 4px;
    background: linear-gradient(90deg, var(--flame) var(--done), var(--barTrack) var(--done));
  }
  .leave {
    position: absolute;
    z-index: 3;
    right: 12px;
    top: 12px;
    width: 44px;
    height: 44px;
    display: grid;
    place-items: center;
    border-radius: 12px;
    background: var(--glassButton);
    color: var(--cream);
  }
  &[data-full] .frame {
    position: fixed;
    z-index: 70;
    inset: 0;
    max-width: none;
    height: 100%;
    aspect-ratio: auto;
    border-radius: 0;
  }
  ${below('tablet')} {
    max-width: none;
    display: grid;
    gap: 20px;
    &[data-state='waiting'] .frame,
    &[data-state='interstitial'] .frame,
    &[data-state='loading'] .frame,
    &[data-state='error'] .frame {
      aspect-ratio: 4/5;
      max-height: 54vh;
      border-radius: 26px;
      box-shadow: none;
    }
    &[data-state='hidden'] {
      align-self: stretch;
    }
    &[data-state='hidden'] .frame {
      aspect-ratio: auto;
    }
    .arch {
      left: calc(50% - 56px);
      top: calc(50% - 63px);
      width: 112px;
      height: 126px;
    }
    .words {
      position: static;
      min-height: 62px;
    }
    h2 {
      font-size: 28px;
    }
    .words p {
      font-size: 15.5px;
      color: var(--nightText);
    }
  }
`;
