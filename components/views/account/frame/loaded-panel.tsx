/** A panel with content that must load. Shows a skeleton until then, and a retry button after a failure. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { Skeleton } from '@/components/ui/skeleton';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { describeError } from '@/lib/describe-error';
import type { LoadedValue } from '@/stores/queries/use-subscription';

/** Reserves space, so that the content below does not move. */
const ReservedPanel = styled(Panel)`
  min-height: 260px;
`;

interface LoadedPanelProps<T> {
  heading: string;
  loaded: LoadedValue<T>;
  children: (found: T) => ReactNode;
}

export const LoadedPanel = <T,>({ heading, loaded: loaded, children }: LoadedPanelProps<T>) => {
  const { found, hasFailed, error, retry } = loaded;
  return (
    <ReservedPanel>
      <h2>{heading}</h2>
      {found === null && !hasFailed && (
        <div aria-busy>
          <Skeleton style={{ width: '100%', height: 120 }} />
        </div>
      )}
      {hasFailed && (
        <div className="fields">
          <StatusNote status="error">{describeError(error, BILLING_MESSAGES.loadFailed)}</StatusNote>
          <div>
            <RetryButton onRetry={retry} />
          </div>
        </div>
      )}
      {found !== null && children(found)}
    </ReservedPanel>
  );
};
