/** The dark house around a game: stage, advertisement, and the thumb's row on phones. */
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';

export const PlayerRoot = styled.div`
  min-height: 100vh;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  background: var(--theatre);
  color: var(--cream);

  > main {
    flex: 1;
    display: flex;
    flex-direction: column;
  }
  .stage {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 160px;
    gap: 32px;
    align-items: center;
    justify-items: center;
    padding: 22px 32px 26px;
    background: radial-gradient(
      80% 70% at 46% 44%,
      var(--theatreGlow) 0,
      var(--theatreMid) 62%,
      var(--theatre) 100%
    );
  }
  .ad > div {
    --surfaceSunken: var(--theatreSlot);
    --borderStrong: var(--theatreSlot);
    --border: var(--creamVeil);
    color: var(--nightTextDim);
  }
  .thumb {
    display: none;
  }
  ${below('desktop')} {
    .stage {
      grid-template-columns: minmax(0, 1fr);
    }
    .ad {
      display: none;
    }
  }
  ${below('tablet')} {
    background: radial-gradient(
      90% 50% at 50% 38%,
      var(--phoneGlow) 0,
      var(--phoneMid) 70%,
      var(--phoneEdge) 100%
    );
    .stage {
      padding: 0 20px;
      background: none;
    }
    .thumb {
      display: grid;
      grid-template-columns: 1fr auto auto;
      gap: 10px;
      padding: 14px 20px calc(22px + env(safe-area-inset-bottom));
    }
    .thumb [data-icon-only] {
      width: 56px;
      min-height: 56px;
      border-radius: 16px;
    }
    &[data-state='hidden'] .thumb,
    &[data-state='loading'] .thumb,
    &[data-state='interstitial'] .thumb {
      visibility: hidden;
    }
    &[data-state='hidden'] .thumb {
      display: none;
    }
    &[data-state='hidden'] .stage {
      padding: 8px;
    }
  }
`;
