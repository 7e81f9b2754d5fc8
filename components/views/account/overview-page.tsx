/** The first page of the account, with the member's summary and links to every part. */
import styled from 'styled-components';
import { TokenCount } from '@/components/account/token-count';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { User } from '@/lib/domain/members/user';
import { below } from '@/styles/breakpoints';
import { AccountPage } from './frame/account-page';
import { ACCOUNT_PAGES } from './frame/account-parts';
import { EmailState } from './profile/email-state';
import { MemberImage } from './avatar/avatar-image';
import { SubscriptionState } from './subscription/subscription-state';

const MemberBox = styled.div`
  display: flex;
  align-items: center;
  gap: 28px;

  > div {
    min-width: 0;
  }
  .name {
    font: 780 30px/1.15 var(--fontText);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin: 14px 0 12px;
  }
  dt {
    font-size: 13.5px;
    color: var(--textMuted);
  }
  dd {
    font-weight: 650;
    font-size: 16px;
  }
  ${below('tablet')} {
    gap: 18px;

    > [data-arch] {
      width: 104px;
      height: 122px;
      padding: 6px;
    }
    .name {
      font-size: 24px;
    }
    dl {
      gap: 6px 20px;
    }
  }
`;

const AccountPageLinks = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px 16px;

  a {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) 18px;
    gap: 14px;
    align-items: center;
    min-height: 60px;
    padding: 8px 12px;
    border-radius: 12px;
  }
  a:hover {
    background: var(--surfaceHover);
  }
  .ic {
    color: var(--highlightText);
  }
  .ic:last-child {
    width: 18px;
    height: 18px;
    color: var(--textMuted);
  }
  b {
    display: block;
    font-weight: 650;
    line-height: 1.3;
  }
  small {
    font-size: 13.5px;
    line-height: 1.3;
    color: var(--textMuted);
  }
  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    margin: 0 -12px;
  }
`;

const formatMonth = (instant: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(new Date(instant));

const AccountOverview = ({ user }: { user: User }) => (
  <>
    <Panel aria-label="You">
      <MemberBox>
        <MemberImage user={user} />
        <div>
          <p className="name">{user.displayName}</p>
          <dl>
            <div>
              <dt>Member since</dt>
              <dd>{formatMonth(user.createdAt)}</dd>
            </div>
            <div>
              <dt>Balance</dt>
              <dd>
                <TokenCount uid={user.uid} />
              </dd>
            </div>
          </dl>
          <SiteLink className="link" href={user.profileHref}>
            See your public profile
          </SiteLink>
        </div>
      </MemberBox>
    </Panel>
    <Panel>
      <h2>Email</h2>
      <EmailState user={user} />
    </Panel>
    <Panel>
      <h2>Subscription</h2>
      <SubscriptionState user={user} />
    </Panel>
    <Panel>
      <h2>Change something</h2>
      <AccountPageLinks>
        {ACCOUNT_PAGES.map(({ key, name, about, href, icon }) => (
          <li key={key}>
            <SiteLink href={href}>
              <Icon name={icon} />
              <span>
                <b>{name}</b>
                <small>{about}</small>
              </span>
              <Icon name="chevR" />
            </SiteLink>
          </li>
        ))}
      </AccountPageLinks>
    </Panel>
  </>
);

export const OverviewPage = () => (
  <AccountPage part="overview" title="Your account" lines={4}>
    {(user) => <AccountOverview user={user} />}
  </AccountPage>
);
