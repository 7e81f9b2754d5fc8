/** A notice that the phone must be rotated, or that the game is not for phones. */
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { GAME_MESSAGES } from '@/lib/messages/game';

interface DeviceNoticeProps {
  message: string;
  title: string;
  subtitle: string;
  image: string | null;
  backHref: string;
}

export const DeviceNotice = ({ message, title, subtitle, image, backHref }: DeviceNoticeProps) => {
  const canTurn = message !== GAME_MESSAGES.gameNotForMobile;
  return (
    <div className="device-notice">
      <div className="top">
        {image && <img src={image} alt="" />}
        <div>
          <b>{title}</b>
          <span>{subtitle}</span>
        </div>
      </div>
      <div className="middle">
        <div className="phone" data-upright={message === GAME_MESSAGES.landscapeUnsupported || undefined}>
          <svg aria-hidden="true" viewBox="0 0 300 250">
            <use href={canTurn ? '/scenery.svg#rotate' : '/scenery.svg#no-phone'} />
          </svg>
          {image && canTurn && <img src={image} alt="" />}
        </div>
        <h1 role="status">{message}</h1>
        {canTurn && <p>It starts by itself once you turn.</p>}
      </div>
      <ButtonLink className="back" kind="night" isFull href={backHref}>
        <Icon name="arrowL" />
        Back to the game page
      </ButtonLink>
    </div>
  );
};
