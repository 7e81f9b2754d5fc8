/** What stands where a page broke: 500, or a screen that failed in the browser. */
import { PageFrame } from '@/components/layout/page-frame';
import { Button, ButtonLink } from '@/components/ui/button';
import { PRODUCT_MESSAGES } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { ErrorScreen } from './error-screen';

export const BrokenScreen = () => (
  <PageFrame hasRail={false}>
    <ErrorScreen
      code="500"
      title={PRODUCT_MESSAGES.serverErrorTitle}
      line="The page failed to load and we have been told about it. Try again in a minute. Your streaks are safe."
      isDark
    >
      <div className="actions">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <ButtonLink kind="line" href={paths.home()}>
          Back to the street
        </ButtonLink>
      </div>
    </ErrorScreen>
  </PageFrame>
);
