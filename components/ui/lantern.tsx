/** One evening as a lantern: outline untouched, half lit started, amber finished, blue frame today. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';

export type LanternState = 'notStarted' | 'started' | 'completed' | 'today' | 'future';

const Glass = styled.span`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  width: 100%;
  height: 100%;
  padding-bottom: 10px;
  border-radius: 50% 50% 9px 9px/39% 39% 9px 9px;
  overflow: hidden;
  font: 800 17px/1 var(--fontDisplay);
  font-variation-settings: 'FLAR' 100;

  b {
    font-weight: 800;
    position: relative;
    z-index: 1;
  }
  .ic {
    position: absolute;
    top: 20%;
    width: 44%;
    height: auto;
    aspect-ratio: 1;
    color: var(--flameStar);
  }
  &[data-state='notStarted'] {
    box-shadow: inset 0 0 0 1.5px var(--borderStrong);
    color: var(--textMuted);
  }
  &[data-state='started'] {
    background:
      linear-gradient(color-mix(in srgb, var(--flame) 50%, transparent) 0 0) bottom/100% 50% no-repeat,
      var(--surfaceSunken);
    box-shadow: inset 0 0 0 2px var(--logoLamp);
    color: var(--text);
  }
  &[data-state='completed'] {
    background: linear-gradient(180deg, var(--flameTop), var(--flame) 70%);
    color: var(--flameText);
  }
  &[data-state='today'] {
    background: var(--surfaceRaised);
    color: var(--text);
    box-shadow: inset 0 0 0 3px var(--highlight);
  }
  &[data-state='future'] {
    border: 1.5px dashed color-mix(in srgb, var(--borderStrong) 60%, transparent);
    color: var(--textMuted);
  }
`;

export const Lantern = ({ state, children }: { state: LanternState; children?: ReactNode }) => (
  <Glass data-state={state}>
    {state === 'completed' && <Icon name="flame" />}
    <b>{children}</b>
  </Glass>
);
