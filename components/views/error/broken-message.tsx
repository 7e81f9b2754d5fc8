/** The text and drawing of a page that has failed. */
import { Button, ButtonLink } from '@/components/ui/button';
import { ERROR_PAGE_MESSAGES } from '@/lib/messages/error-page';
import { SITE_MESSAGES } from '@/lib/messages/site';
import { paths } from '@/lib/paths';
import { ErrorScreen } from './error-screen';

/**
 * @param requestId the id of the request in the log. It is unknown if the page was rendered at build time or has
 * failed in the browser.
 */
export const BrokenMessage = ({ requestId }: { requestId?: string | null }) => (
  <ErrorScreen
    code="500"
    title={SITE_MESSAGES.serverErrorTitle}
    line="The page failed to load and we have been told about it. Try again in a minute. Your streaks are safe."
    isDark
  >
    <div className="actions">
      <Button onClick={() => window.location.reload()}>Try again</Button>
      <ButtonLink kind="line" href={paths.home()}>
        Back to the street
      </ButtonLink>
    </div>
    {requestId && (
      <p className="request-id">
        {ERROR_PAGE_MESSAGES.failureNumber} <samp>{requestId}</samp>
      </p>
    )}
  </ErrorScreen>
);
