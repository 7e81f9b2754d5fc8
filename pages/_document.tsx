/** The document around every page: language, look, fonts, and the styles of what the server rendered. */
import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { CONFIG_ELEMENT_ID, siteConfig, siteConfigJson } from '@/components/layout/site-config';
import { PageMetaTags } from '@/components/layout/page-meta-tags';
import { lookOfCookies, type Look } from '@/lib/domain/layout';
import { GUEST_OWNER, recentKeyOf } from '@/lib/domain/recent-key';
import type { MetaProps } from '@/lib/domain/page-meta';

// Before the first paint: who played here gets the space of what they played (components/recent).
const RECENT_MARK = `try{localStorage.getItem(${JSON.stringify(recentKeyOf(GUEST_OWNER))})&&document.documentElement.setAttribute('data-recent','')}catch{}`;
const PRELOADED_FONTS = ['/fonts/commissioner-latin.woff2', '/fonts/hanken-grotesk-latin.woff2'];
const END_ELEMENT_ID = 'page-end';

export default class SiteDocument extends Document<{ look: Look }> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & { look: Look }> {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return {
        ...initial,
        look: lookOfCookies(context.req?.headers.cookie),
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
    const { layout, theme } = this.props.look;
    const { page, props } = this.props.__NEXT_DATA__;
    return (
      <Html lang="en" data-layout={layout} data-theme={theme}>
        <Head>
          {PRELOADED_FONTS.map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          {/* Painted half read, a page moves while the rest of it arrives: on a slow processor the street grew upwards. */}
          <link rel="expect" href={`#${END_ELEMENT_ID}`} blocking="render" />
          <script dangerouslySetInnerHTML={{ __html: RECENT_MARK }} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icon-180.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <link rel="alternate" type="application/rss+xml" href="/rss.xml" title="New games" />
          <PageMetaTags page={page} props={(props.pageProps ?? {}) as MetaProps} />
        </Head>
        <body>
          <script
            id={CONFIG_ELEMENT_ID}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: siteConfigJson(siteConfig()) }}
          />
          <Main />
          <span id={END_ELEMENT_ID} hidden />
          <NextScript />
        </body>
      </Html>
    );
  }
}
