/** The 500 page for failures of the page server, rendered at build time. */
export { BrokenPage as default } from '@/components/views/error/broken-page';
