/** The 500 page as a last resort, rendered when the site is built. */
export { BrokenPage as default } from '@/components/views/error/broken-page';
