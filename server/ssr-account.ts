/**
 * The properties of the shell of a member's page: the appearance, and nothing about the member (docs/pages.md "Private pages").
 */
import type { GetServerSideProps } from 'next';
import { lookOfCookies, type Appearance } from '@/lib/domain/layout';

export const shellProps: GetServerSideProps<{ look: Appearance }> = async ({ req }) => ({
  props: { look: lookOfCookies(req.headers.cookie) },
});
