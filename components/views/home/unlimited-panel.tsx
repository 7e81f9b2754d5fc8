/** The invitation to Unlimited, on a night of its own. */
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { below } from '@/styles/breakpoints';

const Root = styled.section`
  position: relative;
  border-radius: var(--rXL);
  overflow: hidden;
  color: var(--cream);
  isolation: isolate;
  padding: 32px 34px;
  min-height: 400px;
  background: var(--unlimitedNight);

  > img {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    width: 100%;
    height: 66%;
    object-fit: cover;
    object-position: 50% 100%;
    z-index: -2;
  }
  &::before {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 30%;
    height: 34%;
    z-index: -1;
    background: linear-gradient(180deg, var(--unlimitedNight) 20%, rgb(var(--unlimitedShade), 0));
  }
  h2 {
    font-size: 32px;
    max-width: 13em;
  }
  p {
    max-width: 42ch;
    color: var(--nightTextSoft);
    margin: 10px 0 18px;
    font-size: 16px;
  }
  ${below('tablet')} {
    padding: 24px 22px;
    min-height: 380px;
    h2 {
      font-size: 26px;
    }
  }
`;

export const UnlimitedPanel = () => (
  <Root aria-labelledby="unlimited" data-night="">
    <img src="/art/thumbs/street.svg" alt="" loading="lazy" />
    <h2 id="unlimited">Keep every lamp lit with Unlimited</h2>
    <p>No banners, no video before you play, no waiting. Just the games.</p>
    <ButtonLink kind="play" href={paths.subscribe()}>
      See Unlimited
    </ButtonLink>
  </Root>
);
