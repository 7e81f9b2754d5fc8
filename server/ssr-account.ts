/**
 * The props of a member's page. The server renders the page's frame in the visitor's appearance, and nothing about the
 * member (docs/pages.md "Private pages").
 */
import type { GetServerSideProps } from 'next';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';

export const shellProps: GetServerSideProps<{ appearance: Appearance }> = async ({ req }) => ({
  props: { appearance: appearanceOfCookies(req.headers.cookie) },
});
