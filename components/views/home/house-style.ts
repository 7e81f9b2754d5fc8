/** The houses: façade, arched window, plate; the window is the state of the game behind it. */
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';

const FOOT_PX = [24, 52, 30, 64, 16, 40];
const feet = FOOT_PX.map(
  (foot, index) => `&:nth-child(${index + 1}) .facade { padding-bottom: ${foot}px; }`,
).join('\n');

export const HouseRow = styled.div`
  .house {
    position: relative;
    display: block;
    color: var(--cream);
    ${feet}
  }
  .roof {
    display: block;
    width: 100%;
    height: 86px;
    overflow: visible;
    margin-bottom: -1px;
  }
  .facade {
    display: flex;
    flex-direction: column;
    align-items: center;
    background: linear-gradient(90deg, var(--fc) 0 74%, var(--fc2) 74%);
    padding: 14px 10px 16px;
  }
  .window {
    position: relative;
    display: block;
    width: calc(100% - 20px);
    padding: 6px;
    border-radius: var(--arch);
    background: var(--frameDark);
    transition:
      background var(--t400) var(--ease),
      box-shadow var(--t400) var(--ease) 120ms;
  }
  .window::after {
    content: '';
    position: absolute;
    left: -6px;
    right: -6px;
    bottom: -7px;
    height: 9px;
    border-radius: 3px;
    background: var(--rc);
  }
  .pane {
    position: relative;
    display: block;
    aspect-ratio: 5/6;
    border-radius: 50% 50% 7px 7px/41.7% 41.7% 7px 7px;
    overflow: hidden;
    background: var(--paneDark);
  }
  .pane img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: filter var(--t400) var(--ease);
  }
  .pane::after {
    content: '';
    position: absolute;
    inset: 0;
    opacity: 0;
    transition: opacity var(--t400) var(--ease);
  }
  .plate {
    display: block;
    text-align: center;
    margin-top: 17px;
    width: 100%;
  }
  .plate b {
    display: block;
    font-weight: 650;
    font-size: 14.5px;
    line-height: 1.2;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .status {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    margin-top: 3px;
    font-size: 13px;
    line-height: 1.5;
    color: var(--nightTextBright);
    font-variant-numeric: tabular-nums;
  }
  .status .ic {
    width: 14px;
    height: 14px;
  }
  .bar {
    width: 46px;
    height: 5px;
    border-radius: 3px;
    background: linear-gradient(90deg, var(--flame) var(--done), var(--glassTrack) var(--done));
  }
  [data-state='completed'],
  [data-state='started'] {
    --roof-pane: var(--litRoofPane);
    --roof-bar: var(--litRoofBar);
  }
  [data-state='notStarted'] .pane img {
    filter: brightness(0.86) saturate(0.9);
  }
  [data-state='notStarted'] .pane::after {
    background: linear-gradient(180deg, var(--hazeTop), var(--hazeFoot));
    opacity: 1;
  }
  [data-state='started'] .pane::after {
    background: linear-gradient(180deg, var(--hazeHalf) 0 34%, transparent 46%);
    opacity: 1;
  }
  [data-state='started'] .window {
    background: linear-gradient(180deg, var(--frameDark) 36%, var(--litPane) 52%);
    box-shadow: 0 12px 34px 2px var(--litHaloSoft);
  }
  [data-state='completed'] .window {
    background: var(--litPane);
    box-shadow:
      0 0 0 3px var(--litRing),
      0 0 44px 10px var(--litHalo);
  }
  [data-state='completed'] .status {
    color: var(--litLabel);
    font-weight: 600;
  }
  [data-state='shuttered'] .pane {
    background: repeating-linear-gradient(180deg, var(--shutter) 0 9px, var(--shutterGap) 9px 13px);
    box-shadow: inset 0 0 0 3px var(--frameDark);
  }
  [data-state='shuttered'] .pane::after {
    left: calc(50% - 2px);
    right: auto;
    width: 4px;
    background: var(--frameDark);
    opacity: 1;
  }
  a.house:hover .window,
  a.house:focus-visible .window {
    background: var(--litHover);
    box-shadow:
      0 0 0 4px var(--litHoverRing),
      0 0 50px 14px var(--litHaloStrong);
  }
  a.house:hover .pane img,
  a.house:focus-visible .pane img {
    filter: none;
  }
  a.house:hover .pane::after,
  a.house:focus-visible .pane::after {
    opacity: 0;
  }
  a.house:focus-visible {
    outline-offset: -6px;
    z-index: 1;
  }
  ${below('desktop')} {
    .plate b {
      white-space: normal;
      min-height: 35px;
      display: grid;
      place-items: center;
    }
  }
  ${below('tablet')} {
    .house .roof {
      height: 54px;
    }
    .house:nth-child(n) .facade {
      padding: 10px 5px 14px;
    }
    .house:nth-child(n + 4) .roof {
      margin-top: 10px;
    }
    .window {
      padding: 4px;
      width: calc(100% - 10px);
    }
    .plate {
      margin-top: 13px;
    }
    .plate b {
      font-size: 12.5px;
      min-height: 30px;
    }
    .status {
      font-size: 12px;
      min-height: 30px;
      line-height: 1.25;
    }
    .status .ic {
      width: 12px;
      height: 12px;
    }
    .bar {
      width: 32px;
    }
  }
`;
