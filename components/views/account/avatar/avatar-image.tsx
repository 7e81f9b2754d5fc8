/** A member's avatar, or the first letter of the name if there is none. */
import styled from 'styled-components';

const AvatarImageRoot = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: 50%;
  background: var(--surfaceNight2);
  color: var(--textOnNight);
  font: 800 20px/1 var(--fontDisplay);

  &[data-arch] {
    width: 148px;
    height: 174px;
    padding: 8px;
    border-radius: 50% 50% 26px 26px / 42.5% 42.5% 26px 26px;
    background: linear-gradient(180deg, var(--flameTop), var(--accent));
    font-size: 56px;
  }
  > b {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    font: inherit;
    background: var(--surfaceNight2);
  }
  &[data-arch] > * {
    border-radius: 50% 50% 19px 19px / 41.8% 41.8% 19px 19px;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface MemberImageProps {
  user: { displayName: string; avatarUrl: string | null };
  /** The side length in pixels. If omitted, the avatar appears in a lit window. */
  size?: number;
}

export const MemberImage = ({ user: { displayName, avatarUrl }, size }: MemberImageProps) => (
  <AvatarImageRoot
    data-arch={size === undefined || undefined}
    style={size === undefined ? undefined : { width: size, height: size }}
    aria-hidden="true"
  >
    {avatarUrl ? <img src={avatarUrl} alt="" /> : <b>{[...displayName][0]?.toUpperCase()}</b>}
  </AvatarImageRoot>
);
