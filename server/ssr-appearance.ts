/** The props of pages that need only the appearance, because the browser loads the member's data. */
import type { GetServerSideProps } from 'next';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';

export const appearanceProps: GetServerSideProps<{ appearance: Appearance }> = async ({ req }) => ({
  props: { appearance: appearanceOfCookies(req.headers.cookie) },
});
