/** Lanterns on a sagging wire, and the streak beside them. */
import styled from 'styled-components';
import { Panel } from '@/components/ui/panel';
import { below, from } from '@/styles/breakpoints';

export const StringRoot = styled(Panel)`
  margin-top: 20px;
  padding: 20px 24px 22px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 28px;
  align-items: center;

  .head {
    display: flex;
    align-items: baseline;
    gap: 12px;
    grid-column: 1/-1;
  }
  h2 {
    font-size: 20px;
  }
  .head p {
    font-size: 14.5px;
    color: var(--textMuted);
  }
  .wire {
    display: grid;
    grid-template-columns: repeat(14, minmax(0, 1fr));
    margin-top: 8px;
  }
  .wire li {
    position: relative;
    padding: 22px 6px 0;
    text-align: center;
  }
  .wire svg.sag {
    position: absolute;
    left: 50%;
    top: 0;
    width: 100%;
    height: 24px;
    overflow: visible;
    fill: none;
    stroke: color-mix(in srgb, var(--borderStrong) 60%, transparent);
    stroke-width: 1.6;
  }
  .wire [data-joined] svg.sag {
    stroke: var(--wire);
    stroke-width: 3.5;
  }
  .wire li:last-child svg.sag {
    display: none;
  }
  .wire li::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 3px;
    width: 2px;
    height: 20px;
    margin-left: -1px;
    background: var(--borderStrong);
  }
  .wire [data-lit]::before {
    background: var(--wire);
  }
  .wire a,
  .wire .still {
    display: block;
    width: 100%;
    max-width: 46px;
    height: 60px;
    margin: 0 auto;
    border-radius: 50% 50% 9px 9px/39% 39% 9px 9px;
  }
  .wire small {
    display: block;
    min-height: 32px;
    margin-top: 6px;
    font-size: 12.5px;
    line-height: 1.25;
    color: var(--textMuted);
    font-variant-numeric: tabular-nums;
  }
  .wire [data-today] small {
    color: var(--highlightText);
    font-weight: 700;
  }
  .streak {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    min-width: 128px;
    padding: 14px 16px;
    border-radius: 18px;
    background: var(--accentSoft);
    text-align: center;
    font-size: 14px;
    font-weight: 600;
  }
  .streak .ic {
    width: 44px;
    height: 44px;
    color: var(--logoLamp);
  }
  .streak[data-out] {
    background: var(--surfaceSunken);
    color: var(--textMuted);
  }
  .streak[data-out] .ic {
    color: var(--borderStrong);
  }
  .streak b {
    font: 850 38px/1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
    letter-spacing: -0.02em;
  }
  .streak small {
    font-weight: 400;
    font-size: 13px;
    color: var(--textMuted);
  }
  ${from('desktop')} {
    .week {
      display: none;
    }
  }
  ${below('desktop')} {
    .fortnight {
      display: none;
    }
    .wire {
      grid-template-columns: repeat(7, 1fr);
    }
    .wire li:nth-child(-n + 7) {
      display: none;
    }
  }
  ${below('tablet')} {
    grid-template-columns: 1fr;
    padding: 16px;
    .head p {
      display: none;
    }
    .wire li {
      padding: 22px 3px 0;
    }
    .streak {
      flex-direction: row;
      justify-content: center;
      gap: 10px;
      margin-top: 14px;
      padding: 8px;
    }
    .streak .ic {
      width: 30px;
      height: 30px;
    }
    .streak b {
      font-size: 28px;
    }
  }
`;
