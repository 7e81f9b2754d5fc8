/** The document around every page, with its language, appearance and fonts, and the styles that the server has rendered. */
import Document, { Html, Main, NextScript } from 'next/document';
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { EARLY_PRESS_SCRIPT } from '@/components/layout/early-press';
import { TRANSLATION_GUARD_SCRIPT } from '@/components/layout/translation-guard';
import {
  DeferredScriptsHead,
  START_SCRIPTS,
  NO_SCROLL_ANCHOR_UNTIL_PAINT,
} from '@/components/layout/deferred-scripts';
import { getSiteConfig } from '@/components/layout/site-config';
import { NAVIGATION_WATCH_SCRIPT } from '@/components/layout/navigation-scripts';
import { PageMetaTags } from '@/components/layout/page-meta-tags';
import { CONFIG_ELEMENT_ID } from '@/lib/config';
import { configJson } from '@/lib/config-json';
import { GUEST_MARK, IDENTITY_KEY } from '@/lib/domain/members/identity';
import { hiddenKeysStorageKey } from '@/lib/domain/members/hidden-games';
import { HIDING_RULE } from '@/lib/domain/listing/hiding-rule';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import { GUEST_OWNER, recentKeyOf } from '@/lib/domain/play/recent-key';
import type { MetaProps } from '@/lib/domain/site/page-meta';

// Runs before the first paint. Reserves the space of the recently played games (components/recent).
const RECENT_MARK = `try{let s=localStorage,i=JSON.parse(s.getItem(${JSON.stringify(IDENTITY_KEY)}));s.getItem(${JSON.stringify(recentKeyOf(''))}+(i?.uid??${JSON.stringify(GUEST_OWNER)}))&&document.documentElement.setAttribute('data-recent','')}catch{}`;
// Runs before the first paint. Hides the sign-in links from a signed-in member, and the ad slots from an Unlimited
// member (docs/pages.md).
const IDENTITY_MARK = `try{const i=JSON.parse(localStorage.getItem(${JSON.stringify(IDENTITY_KEY)}));if(i&&i.uid){const d=document.documentElement;d.setAttribute('data-member','');/^unlimited_/.test(i.details.subscriber_status)&&d.setAttribute('data-unlimited','')}}catch{}`;
// Runs before the first paint. Reserves the space of a guest's streak in the header.
const GUEST_SLOT_SCRIPT = `try{localStorage.getItem(${JSON.stringify(GUEST_MARK)})==='1'&&document.documentElement.setAttribute('data-guest','')}catch{}`;
// Makes "/" focus the search field (spec §5) from the first paint on. Text that is typed before the scripts load is
// preserved.
const SLASH_KEY_SCRIPT = `addEventListener('keydown',e=>{const t=e.target;if(e.key!=='/'||e.ctrlKey||e.metaKey||e.altKey||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||t.isContentEditable)return;const b=document.querySelector('.search-field:not([data-kind="large"]) input');if(b){e.preventDefault();b.focus()}})`;
// Shows the game's color instead of the browser's broken-image icon if a decorative image fails to load
// (styles/base.css).
const BROKEN_IMAGES = `for(const t of['error','load'])document.addEventListener(t,({target:i})=>{i.tagName==='IMG'&&!i.alt&&i.toggleAttribute('data-broken',t==='error')},true)`;
// Hides the page for the milliseconds in which the fonts of its style sheet are decoded. A first frame in fallback fonts
// would cause a layout shift (decision 0032).
const DECODE_FONTS = `{const d=document,r=d.documentElement;if(d.fonts){r.dataset.fonts='';Promise.allSettled(['800 1em "Commissioner Variable"','400 1em "Hanken Grotesk Variable"'].map(f=>d.fonts.load(f))).then(()=>delete r.dataset.fonts)}}`;
// Runs before the first paint. Leaves the visitor's hidden games out of lists (stores/hidden-keys.ts replaces the style
// sheet later).
const HIDE_GAMES = `try{let l=localStorage,i=JSON.parse(l.getItem(${JSON.stringify(IDENTITY_KEY)})),k=JSON.parse(l.getItem(${JSON.stringify(hiddenKeysStorageKey(''))}+(i?.uid??${JSON.stringify(GUEST_OWNER)})));if(k?.length){let s=new CSSStyleSheet;s.replaceSync(${HIDING_RULE});document.adoptedStyleSheets=[s]}}catch{}`;
const END_ELEMENT_ID = 'page-end';

export default class SiteDocument extends Document<{ appearance: Appearance }> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & { appearance: Appearance }> {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return {
        ...initial,
        appearance: appearanceOfCookies(context.req?.headers.cookie),
        styles: (
          <>
            {initial.styles}
            {sheet.getStyleElement()}
          </>
        ),
      };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { layout, theme } = this.props.appearance;
    const { page, props } = this.props.__NEXT_DATA__;
    return (
      <Html lang="en" data-layout={layout} data-theme={theme} style={NO_SCROLL_ANCHOR_UNTIL_PAINT}>
        <DeferredScriptsHead>
          {/* Blocks rendering until the end of the page has arrived. On slow processors, painting an incomplete page caused layout shifts. */}
          <link rel="expect" href={`#${END_ELEMENT_ID}`} blocking="render" />
          <script dangerouslySetInnerHTML={{ __html: RECENT_MARK }} />
          <script dangerouslySetInnerHTML={{ __html: IDENTITY_MARK }} />
          <script dangerouslySetInnerHTML={{ __html: GUEST_SLOT_SCRIPT }} />
          <script dangerouslySetInnerHTML={{ __html: HIDE_GAMES }} />
          <script dangerouslySetInnerHTML={{ __html: BROKEN_IMAGES }} />
          <script dangerouslySetInnerHTML={{ __html: SLASH_KEY_SCRIPT }} />
          <script dangerouslySetInnerHTML={{ __html: EARLY_PRESS_SCRIPT }} />
          <script dangerouslySetInnerHTML={{ __html: TRANSLATION_GUARD_SCRIPT }} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icon-180.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <link rel="alternate" type="application/rss+xml" href="/rss.xml" title="New games" />
          <PageMetaTags page={page} props={(props.pageProps ?? {}) as MetaProps} />
        </DeferredScriptsHead>
        <body>
          <script dangerouslySetInnerHTML={{ __html: DECODE_FONTS }} />
          <script
            id={CONFIG_ELEMENT_ID}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: configJson(getSiteConfig()) }}
          />
          <Main />
          <span id={END_ELEMENT_ID} hidden />
          <NextScript />
          <script dangerouslySetInnerHTML={{ __html: NAVIGATION_WATCH_SCRIPT }} />
          <script dangerouslySetInnerHTML={{ __html: START_SCRIPTS }} />
        </body>
      </Html>
    );
  }
}
