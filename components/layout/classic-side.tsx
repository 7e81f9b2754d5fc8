/** What stands beside most classic pages: the visitor's box, and the invitation to Unlimited. */
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { ClassicBox } from '@/components/ui/classic-box';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';
import { siteConfig } from './site-config';

const Visitor = styled.div`
  p {
    margin-bottom: 12px;
    color: var(--textMuted);
  }
  div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
`;

export const VisitorBox = () => (
  <ClassicBox title="Hello" icon={<Icon name="user" />}>
    <Visitor>
      <p>Join free to keep your streaks, favourites and scores wherever you play.</p>
      <div>
        <ButtonLink kind="line" href={paths.login()}>
          Sign in
        </ButtonLink>
        <ButtonLink kind="blue" href={paths.register()}>
          Join free
        </ButtonLink>
      </div>
    </Visitor>
  </ClassicBox>
);

const Unlimited = styled.section`
  position: relative;
  padding: 18px 16px 96px;
  border: var(--sheetEdge);
  border-radius: 6px;
  overflow: hidden;
  background: var(--unlimitedNight);
  color: var(--cream);
  isolation: isolate;

  h2 {
    font-size: 22px;
    margin-bottom: 6px;
  }
  p {
    color: var(--nightTextSoft);
    margin-bottom: 12px;
  }
  img {
    position: absolute;
    z-index: -1;
    left: 0;
    right: 0;
    bottom: 0;
    width: 100%;
    height: 104px;
    object-fit: cover;
    object-position: 50% 100%;
  }
  [data-theme='contrast'] & {
    padding-bottom: 18px;
    img {
      display: none;
    }
  }
`;

export const UnlimitedBox = () => (
  <Unlimited data-night="" aria-labelledby="unlimited">
    <img src="/art/thumbs/street.svg" alt="" loading="lazy" />
    <h2 id="unlimited">{siteConfig().productName} Unlimited</h2>
    <p>No ads, anywhere on the site. Just the games.</p>
    <ButtonLink kind="play" href={paths.subscribe()}>
      See plans
    </ButtonLink>
  </Unlimited>
);
