/** The properties of a page that has only its appearance: the member's own data is loaded in the browser. */
import type { GetServerSideProps } from 'next';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';

export const appearanceProps: GetServerSideProps<{ appearance: Appearance }> = async ({ req }) => ({
  props: { appearance: appearanceOfCookies(req.headers.cookie) },
});
