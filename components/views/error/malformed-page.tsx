/** The page for a URL that has control characters or an invalid encoding, in the frame of the visitor's layout. */
import Head from 'next/head';
import { PageFrame } from '@/components/layout/page-frame';
import { getSiteConfig } from '@/components/layout/site-config';
import { ButtonLink } from '@/components/ui/button';
import { titleOf } from '@/lib/config';
import { MALFORMED_MESSAGES } from '@/lib/messages/malformed-page';
import { paths } from '@/lib/paths';
import { ErrorScreen } from './error-screen';

export const MalformedPage = () => (
  <PageFrame hasRail={false}>
    <Head>
      <title>{titleOf(getSiteConfig(), 'Malformed address')}</title>
    </Head>
    <ErrorScreen code="400" title={MALFORMED_MESSAGES.title} line={MALFORMED_MESSAGES.line}>
      <div className="actions">
        <ButtonLink href={paths.home()}>Back to the street</ButtonLink>
        <ButtonLink kind="line" href={paths.search()}>
          Search games
        </ButtonLink>
      </div>
    </ErrorScreen>
  </PageFrame>
);
