/** What stands where a screen failed: no frame, because the frame may be what failed. */
import styled from 'styled-components';
import { siteConfig } from '@/components/layout/site-config';
import { SiteLink } from '@/components/ui/site-link';
import { Wordmark } from '@/components/ui/wordmark';
import { paths } from '@/lib/paths';
import { BrokenMessage } from './broken-message';

const Root = styled.div`
  min-height: 100vh;
  background: var(--surface);
  --logoInk: var(--text);

  .wm {
    display: block;
    width: 160px;
    height: 36px;
    margin: 0 auto 20px;
    padding-top: 20px;
    box-sizing: content-box;
  }
`;

export const BrokenScreen = () => (
  <Root>
    <SiteLink href={paths.home()}>
      <Wordmark name={siteConfig().productName} />
    </SiteLink>
    <main>
      <BrokenMessage />
    </main>
  </Root>
);
