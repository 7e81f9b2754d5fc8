/** The frame of the payment sandbox's pages, which states that no real money is charged. */
import Head from 'next/head';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountUnavailable } from '@/components/views/account/frame/account-unavailable';
import { PageFrame } from '@/components/layout/page-frame';
import { getSiteConfig } from '@/components/layout/site-config';
import { StatusNote } from '@/components/ui/status-note';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { titleOf } from '@/lib/config';
import type { User } from '@/lib/domain/members/user';
import { useAuth } from '@/stores/stores-provider';

const SandboxSheet = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  width: 100%;
  max-width: 640px;
  min-height: 100vh;
  margin: 0 auto;
  padding: 12px var(--margin) 48px;

  .fields {
    display: grid;
    gap: 16px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .panel > h2 + * {
    margin-top: 12px;
  }
  .price {
    font: 850 38px/1.1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
  }
  [role='status']:empty {
    position: absolute;
  }
`;

interface SandboxFrameProps {
  title: string;
  children: (user: User) => ReactNode;
}

export const SandboxFrame = ({ title, children }: SandboxFrameProps) => {
  const isReady = useAuth((state) => state.isReady);
  const user = useAuth((state) => state.user);
  return (
    <PageFrame hasRail={false}>
      <Head>
        <title>{titleOf(getSiteConfig(), title)}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <SandboxSheet aria-busy={!isReady || undefined}>
        <h1>{title}</h1>
        <StatusNote status="warning">{BILLING_MESSAGES.noMoneyMoves}</StatusNote>
        {isReady && (user ? children(user) : <AccountUnavailable />)}
      </SandboxSheet>
    </PageFrame>
  );
};
