/** A phone drawn the way it must be held, or the plain word that this game is not for phones. */
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MESSAGES } from '@/lib/messages';

const Root = styled.div`
  min-height: 100vh;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  padding: 14px 20px calc(22px + env(safe-area-inset-bottom));
  text-align: center;

  .top {
    display: flex;
    align-items: center;
    gap: 12px;
    text-align: left;
  }
  .top img {
    width: 42px;
    height: 42px;
    border-radius: 11px;
    object-fit: cover;
  }
  .top b {
    display: block;
    font: 800 17px/1.15 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
  }
  .top span {
    font-size: 13.5px;
    color: var(--nightTextDim);
  }
  .middle {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 8px;
  }
  .phone {
    position: relative;
    width: 300px;
    height: 250px;
    max-height: 50vh;
  }
  .phone svg {
    width: 100%;
    height: 100%;
  }
  .phone img {
    position: absolute;
    left: 24.33%;
    top: 36.4%;
    width: 51.33%;
    height: 29.6%;
    border-radius: 11px;
    object-fit: cover;
  }
  .phone[data-upright] {
    transform: rotate(90deg) scaleX(-1);
  }
  .phone[data-upright] img {
    visibility: hidden;
  }
  h1 {
    font-size: 28px;
    max-width: 11em;
  }
  p {
    color: var(--nightText);
    max-width: 28ch;
    font-size: 15.5px;
  }
  .back {
    min-height: 54px;
  }
`;

interface DeviceNoticeProps {
  message: string;
  title: string;
  subtitle: string;
  picture: string | null;
  backHref: string;
}

export const DeviceNotice = ({ message, title, subtitle, picture, backHref }: DeviceNoticeProps) => {
  const canTurn = message !== MESSAGES.gameNotForMobile;
  return (
    <Root>
      <div className="top">
        {picture && <img src={picture} alt="" />}
        <div>
          <b>{title}</b>
          <span>{subtitle}</span>
        </div>
      </div>
      <div className="middle">
        <div className="phone" data-upright={message === MESSAGES.landscapeUnsupported || undefined}>
          <svg aria-hidden="true" viewBox="0 0 300 250">
            <use href={canTurn ? '/scenery.svg#rotate' : '/scenery.svg#no-phone'} />
          </svg>
          {picture && canTurn && <img src={picture} alt="" />}
        </div>
        <h1 role="status">{message}</h1>
        {canTurn && <p>It starts by itself once you turn.</p>}
      </div>
      <ButtonLink className="back" kind="night" isFull href={backHref}>
        <Icon name="arrowL" />
        Back to the game page
      </ButtonLink>
    </Root>
  );
};
