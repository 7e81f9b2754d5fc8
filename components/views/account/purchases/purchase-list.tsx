/** The purchased games, each with its key and its file. Refunded and disputed purchases are marked. */
import styled from 'styled-components';
import { FileLink } from '@/components/ui/button';
import { StatusNote } from '@/components/ui/status-note';
import { SiteLink } from '@/components/ui/site-link';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { money } from '@/lib/domain/play/amounts';
import { formatDownloadSize, type Purchase } from '@/lib/domain/billing/purchase';
import { useGameFile } from '@/stores/queries/use-shop';
import { LicenseKeyField } from './key-field';
import { formatDate } from '../subscription/subscription-text';

const REVOCATION_TEXTS = { refund: BILLING_MESSAGES.refunded, dispute: BILLING_MESSAGES.disputed } as const;

const PurchaseRows = styled.ol`
  > li {
    display: grid;
    gap: 12px;
    padding: 20px 0;
    border-top: 1px solid var(--border);
  }
  > li:first-child {
    padding-top: 8px;
    border-top: 0;
  }
  .head {
    display: flex;
    gap: 16px;
    align-items: center;
  }
  .head img {
    width: 96px;
    height: 60px;
    border-radius: var(--rM);
    object-fit: cover;
  }
  h3 a {
    color: var(--highlightText);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small {
    display: block;
    font-size: 13.5px;
    color: var(--textMuted);
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
  }
  .key code {
    flex: 1 1 100%;
    padding: 12px 14px;
    border: 1px solid var(--border);
    border-radius: var(--rM);
    background: var(--ground);
    font:
      600 14px/1.7 ui-monospace,
      'SF Mono',
      Menlo,
      Consolas,
      monospace;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Shows the version of the file, so that members can see whether it is newer than theirs. */
const FileFacts = ({ sku }: { sku: string }) => {
  const file = useGameFile(sku);
  return <small>{file && `Version ${file.version}, ${formatDownloadSize(file.bytes)}`}</small>;
};

export const PurchaseList = ({ rows }: { rows: readonly Purchase[] }) => (
  <PurchaseRows>
    {rows.map(
      ({
        id,
        title,
        href,
        price,
        productSku,
        purchasedAt,
        thumbnailImg,
        licenseKey,
        downloadUrl,
        revokedFor,
      }) => (
        <li key={id}>
          <div className="head">
            {thumbnailImg && <img src={thumbnailImg} alt="" width={96} height={60} loading="lazy" />}
            <div>
              <h3>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</h3>
              <small>
                {money(price)}, {formatDate(purchasedAt)}
              </small>
            </div>
          </div>
          {revokedFor && <StatusNote status="warning">{REVOCATION_TEXTS[revokedFor]}</StatusNote>}
          {licenseKey && <LicenseKeyField title={title} licenseKey={licenseKey} />}
          {licenseKey && downloadUrl && (
            <div className="row">
              <FileLink kind="blue" href={downloadUrl} aria-label={`Download ${title}`}>
                Download
              </FileLink>
              <FileFacts sku={productSku} />
            </div>
          )}
        </li>
      ),
    )}
  </PurchaseRows>
);
