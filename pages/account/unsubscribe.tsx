/** The page that ends streak reminders by the link in an email. */
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { UnsubscribeView } from '@/components/views/unsubscribe/unsubscribe-view';
import { titleOf } from '@/lib/config';
import { REMINDER_MESSAGES } from '@/lib/reminder-messages';
import { appearanceProps } from '@/server/ssr-appearance';

export const getServerSideProps = appearanceProps;

export default function UnsubscribePage() {
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), REMINDER_MESSAGES.unsubscribeTitle)}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <UnsubscribeView />
    </>
  );
}
