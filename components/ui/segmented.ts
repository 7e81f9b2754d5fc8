/** A switch of two or three: a sunken track with the chosen part raised. */
import styled from 'styled-components';

export const Segmented = styled.div.attrs({ className: 'segmented' })`
  display: flex;
  padding: 3px;
  border-radius: 12px;
  background: var(--surfaceSunken);

  button {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 34px;
    padding: 0 12px;
    border-radius: 9px;
    font-weight: 600;
    font-size: 14px;
    color: var(--textMuted);
  }
  button[aria-pressed='true'] {
    background: var(--chosenTab);
    color: var(--text);
    box-shadow: 0 1px 2px rgb(13 26 56 / 0.14);
  }
  &[data-night] {
    background: var(--creamVeilSoft);
  }
  &[data-night] button {
    color: var(--nightTextDim);
    padding: 0 11px;
  }
  &[data-night] button[aria-pressed='true'] {
    background: var(--creamVeilStrong);
    color: var(--cream);
    box-shadow: none;
  }
  &[data-night] .ic {
    width: 18px;
    height: 18px;
  }
`;
