/** The properties of a page that has only its appearance: the member's own data is loaded in the browser. */
import type { GetServerSideProps } from 'next';
import { lookOfCookies, type Appearance } from '@/lib/domain/layout';

export const lookProps: GetServerSideProps<{ look: Appearance }> = async ({ req }) => ({
  props: { look: lookOfCookies(req.headers.cookie) },
});
