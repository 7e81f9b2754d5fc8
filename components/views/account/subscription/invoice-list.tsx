/** A member's payments and refunds. */
import styled from 'styled-components';
import type { Invoice } from '@/lib/domain/billing/subscription';
import { EmptyState } from '@/components/ui/empty-state';
import { formatCents } from '@/lib/domain/billing/plans';
import { formatDate } from './subscription-text';

const InvoiceRows = styled.ol`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    padding: 11px 0;
    border-top: 1px solid var(--border);
  }
  li:first-child {
    border-top: 0;
  }
  li > span {
    flex: 1;
    min-width: 160px;
  }
  small {
    display: block;
    font-size: 13.5px;
    color: var(--textMuted);
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  a {
    color: var(--highlightText);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const InvoiceList = ({ rows }: { rows: readonly Invoice[] }) =>
  rows.length === 0 ? (
    <EmptyState line="Nothing has been paid yet." />
  ) : (
    <InvoiceRows>
      {rows.map(({ id, kind, title, at, cents, href }) => (
        <li key={id}>
          <span>
            {kind === 'refund' ? `${title}, refunded` : title}
            <small>{formatDate(at)}</small>
          </span>
          {href && (
            <a href={href} rel="noreferrer" aria-label={`Receipt of ${formatDate(at)}`}>
              Receipt
            </a>
          )}
          <b>
            {kind === 'refund' && '−'}
            {formatCents(cents)}
          </b>
        </li>
      ))}
    </InvoiceRows>
  );
