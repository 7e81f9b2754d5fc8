/** The night street: sky, copy, and a row of houses whose windows are the state of the evening. */
import styled from 'styled-components';
import { below, from, smallScreen } from '@/styles/breakpoints';

export const StreetRoot = styled.section`
  position: relative;
  border-radius: var(--rHero);
  overflow: hidden;
  background: var(--streetNight);
  color: var(--cream);
  isolation: isolate;

  .sky {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 0;
    z-index: -1;
  }
  .top {
    display: flex;
    justify-content: space-between;
    align-items: flex-start;
    padding: 34px 36px 0;
    gap: 24px;
  }
  .evening {
    min-height: 22px;
    font-weight: 600;
    font-size: 14.5px;
    color: var(--litLabel);
  }
  h1 {
    font-size: 52px;
    margin: 6px 0 8px;
  }
  .lede {
    text-wrap: balance;
    font-size: 16.5px;
    line-height: 1.45;
    color: var(--nightText);
    max-width: 44ch;
  }
  .actions {
    display: flex;
    gap: 10px;
    margin-top: 18px;
  }
  .actions > :first-child {
    min-width: 200px;
  }
  .streak {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 20px 12px 10px;
    border-radius: 18px;
    background: var(--glassPanel);
    white-space: nowrap;
  }
  .streak svg {
    width: 66px;
    height: 66px;
  }
  .streak b {
    display: inline-block;
    font: 850 40px/1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
    letter-spacing: -0.02em;
    margin-right: 7px;
  }
  .streak span {
    font-weight: 600;
    font-size: 15.5px;
  }
  .streak small {
    display: block;
    color: var(--nightTextDim);
    font-size: 13.5px;
    margin-top: 2px;
  }
  .row {
    position: relative;
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    align-items: end;
    padding: 0 26px;
    margin-top: -6px;
  }
  .pavement {
    height: 26px;
    background: linear-gradient(180deg, var(--paveEdge) 0 5px, var(--pave) 5px);
  }
  .lamp {
    position: absolute;
    bottom: -10px;
    left: 2px;
    width: 54px;
    height: 171px;
    z-index: 2;
    pointer-events: none;
  }
  .lamp + .lamp {
    left: auto;
    right: 2px;
  }
  ${from('ultrahd')} {
    .house .roof {
      height: 108px;
    }
  }
  ${smallScreen} {
    .lede {
      display: none;
    }
  }
  ${below('widescreen')} {
    h1 {
      font-size: 42px;
    }
  }
  ${below('desktop')} {
    .streak {
      display: none;
    }
  }
  ${below('tablet')} {
    margin: 0 -4px;
    .top {
      display: block;
      padding: 22px 20px 0;
    }
    h1 {
      font-size: 36px;
      margin: 4px 0 6px;
    }
    .lede {
      font-size: 15px;
    }
    .actions {
      margin-top: 14px;
    }
    .actions > :first-child {
      flex: 1;
      min-width: 0;
    }
    .actions > :nth-child(2) {
      flex: none;
      width: 48px;
      padding: 0;
      font-size: 0;
      gap: 0;
    }
    .row {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      padding: 0;
      margin-top: 16px;
    }
    .lamp {
      display: none;
    }
    .house:nth-child(-n + 3) {
      border-bottom: 16px solid var(--pave);
    }
  }
`;
