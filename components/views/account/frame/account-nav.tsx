/**
 * The navigation of the account next to the page. On narrow screens it is a link back to the account's first page,
 * which has the list.
 */
import styled from 'styled-components';
import { TokenCount } from '@/components/account/token-count';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { SiteLink } from '@/components/ui/site-link';
import type { User } from '@/lib/domain/members/user';
import { paths } from '@/lib/paths';
import { below } from '@/styles/breakpoints';
import { ACCOUNT_PAGES, OVERVIEW_ENTRY } from './account-parts';
import { MemberImage } from '../avatar/avatar-image';

const AccountNavRoot = styled.nav`
  .me {
    display: flex;
    align-items: center;
    gap: 12px;
    min-width: 0;
    padding: 4px 14px 18px;
  }
  .me > div {
    flex: 1;
    min-width: 0;
  }
  .me > div b {
    display: block;
    height: 24px;
    font-weight: 700;
    font-size: 16px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .me > div > span {
    display: block;
    height: 20px;
    line-height: 20px;
    font-size: 13.5px;
    color: var(--textMuted);
  }
  li a,
  .back {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 46px;
    padding: 6px 14px;
    border-radius: 12px;
    font-weight: 600;
  }
  a .ic {
    width: 21px;
    height: 21px;
    color: var(--textMuted);
  }
  li a:hover {
    background: var(--surfaceHover);
  }
  li a[aria-current] {
    background: var(--chosen);
    box-shadow: var(--chosenShadow);
    font-weight: 700;
  }
  [data-layout='classic'] & li a {
    min-height: 44px;
    border-radius: 6px;
  }
  [data-layout='classic'] & li a[aria-current] {
    background: var(--highlightSoft);
  }
  [data-theme='contrast'] & li a[aria-current] {
    outline: 2px solid var(--highlight);
    outline-offset: -2px;
  }
  li a[aria-current] .ic {
    color: var(--highlightText);
  }
  .back {
    display: none;
    width: fit-content;
    min-height: 44px;
    padding: 0 14px 0 0;
    color: var(--highlightText);
  }
  .back .ic {
    color: inherit;
  }
  ${below('desktop')} {
    .me,
    ul {
      display: none;
    }
    .back {
      display: flex;
    }
    &[data-current='overview'] {
      display: none;
    }
  }
`;

const AccountOwner = ({ user }: { user: User | null }) => (
  <div className="me">
    {user ? (
      <MemberImage user={user} size={52} />
    ) : (
      <Skeleton style={{ width: 52, height: 52, flex: 'none' }} />
    )}
    <div>
      <b>{user ? user.displayName : <Skeleton style={{ width: 92, height: 18 }} />}</b>
      <span>{user ? <TokenCount uid={user.uid} /> : <Skeleton style={{ width: 64, height: 13 }} />}</span>
    </div>
  </div>
);

export const AccountNav = ({ current, user }: { current: string; user: User | null }) => (
  <AccountNavRoot aria-label="Account" data-current={current}>
    <AccountOwner user={user} />
    <SiteLink className="back" href={paths.account()}>
      <Icon name="chevL" />
      Your account
    </SiteLink>
    <ul>
      {[OVERVIEW_ENTRY, ...ACCOUNT_PAGES].map(({ key, name, href, icon }) => (
        <li key={key}>
          <SiteLink href={href} aria-current={key === current ? 'page' : undefined}>
            <Icon name={icon} />
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  </AccountNavRoot>
);
