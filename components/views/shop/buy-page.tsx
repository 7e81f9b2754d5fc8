/** The page for buying a download game, with its description, its price, and the next steps. */
import Head from 'next/head';
import styled from 'styled-components';
import { PageFrame } from '@/components/layout/page-frame';
import { getSiteConfig } from '@/components/layout/site-config';
import { FileLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { titleOf } from '@/lib/config';
import type { Game } from '@/lib/contract/game';
import { formatDownloadSize } from '@/lib/domain/billing/purchase';
import { from } from '@/styles/breakpoints';
import { BuyPanel } from './buy-panel';

const BuyPageSheet = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  width: 100%;
  max-width: 960px;
  min-height: 100vh;
  margin: 0 auto;
  padding: 12px var(--margin) 48px;

  .offer {
    display: grid;
    gap: 24px;
    ${from('tablet')} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  .offer img {
    width: 100%;
    height: auto;
    border-radius: var(--rL);
    object-fit: cover;
  }
  .offer h2 + p {
    margin-top: 8px;
  }
  .words,
  .pay {
    display: grid;
    gap: 14px;
    align-content: start;
  }
  .pay {
    min-height: 220px;
  }
  .price {
    font: 850 38px/1.1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
  }
  .price small,
  .small {
    font: 500 15px/1.45 var(--fontText);
    color: var(--textMuted);
  }
  .offer .words {
    ${from('tablet')} {
      grid-column: 1 / -1;
    }
  }
  .steps {
    display: grid;
    gap: 8px;
    margin: 12px 0 16px;
    padding-left: 20px;
    list-style: decimal;
  }
  [role='status']:empty {
    position: absolute;
  }
`;

export interface BuyPageProps {
  game: Game;
  sku: string;
}

export const BuyPage = ({ game, sku }: BuyPageProps) => {
  const title = `Buy ${game.title}`;
  return (
    <PageFrame hasRail={false}>
      <Head>
        <title>{titleOf(getSiteConfig(), title)}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <BuyPageSheet>
        <h1>{title}</h1>
        <Panel>
          <div className="offer">
            {game.thumbnailImg && <img src={game.thumbnailImg} alt="" width={800} height={500} />}
            <BuyPanel sku={sku} />
            <div className="words">
              <p>{game.description}</p>
              {game.download && (
                <p className="small">
                  One file of {formatDownloadSize(game.download.bytes)}, version {game.download.version}.{' '}
                  {game.requirements}
                </p>
              )}
            </div>
          </div>
        </Panel>
        <Panel>
          <h2>What happens then</h2>
          <ol className="steps">
            <li>You pay on the payment provider’s page. No card number comes to us.</li>
            <li>Your license key comes by email and is listed in your purchases.</li>
            <li>Open the file in your browser, and enter the key: that works without a connection.</li>
          </ol>
          {game.downloadUrl && (
            <p>
              Not sure yet? The same file is free to try for 60 minutes of play.{' '}
              <FileLink kind="line" href={game.downloadUrl}>
                Free trial
              </FileLink>
            </p>
          )}
        </Panel>
      </BuyPageSheet>
    </PageFrame>
  );
};
