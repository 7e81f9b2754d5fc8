/** The properties of a page that holds nothing but its look: the member's own comes in the browser. */
import type { GetServerSideProps } from 'next';
import { lookOfCookies, type Look } from '@/lib/domain/layout';

export const lookProps: GetServerSideProps<{ look: Look }> = async ({ req }) => ({
  props: { look: lookOfCookies(req.headers.cookie) },
});
