/** A single text, with a table of contents if it is long. */
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { Panel } from '@/components/ui/panel';
import type { SiteTopic } from '@/lib/domain/site/texts';
import { TextBody } from './text-body';
import { TextHead, TextTitle } from './text-head';
import { TextContents, TextSidebar } from './text-side';

/** @param children content above the text, such as a form that the text explains */
export const TopicView = ({ text, children }: { text: SiteTopic; children?: ReactNode }) => (
  <PageFrame hasRail={false}>
    <TextTitle text={text} />
    <div className="text-page">
      <TextHead text={text} />
      <div className="text-columns">
        <div>
          {children}
          <Panel as="article">
            <TextContents headings={text.headings} />
            <TextBody html={text.html} />
            <p className="text-date">
              Last changed on <time dateTime={text.updated.iso}>{text.updated.words}</time>
            </p>
          </Panel>
        </div>
        <TextSidebar text={text} />
      </div>
    </div>
  </PageFrame>
);
