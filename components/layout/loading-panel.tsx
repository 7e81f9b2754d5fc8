/** Stands while the layout changes: night sky, wordmark, the star lighting once. */
import styled, { keyframes } from 'styled-components';
import { Wordmark } from '@/components/ui/wordmark';
import { useLook } from '@/stores/stores-provider';
import { siteConfig } from './site-config';

const light = keyframes`from { opacity: 0.25; }`;

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: 95;
  display: grid;
  place-items: center;
  background: radial-gradient(80% 60% at 50% 46%, var(--theatreGlow), var(--theatreMid) 62%, var(--theatre));

  .wm {
    width: 260px;
    height: 60px;
    animation: ${light} 720ms var(--ease);
  }
`;

export const LoadingPanel = () => {
  const isChanging = useLook((state) => state.isChanging);
  if (!isChanging) return null;
  return (
    <Root role="status" data-night="">
      <Wordmark name={`${siteConfig().productName} is changing its look`} />
    </Root>
  );
};
