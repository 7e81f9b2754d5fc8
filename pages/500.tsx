/** Something broke on the server: the last resort, made when the site is built. */
export { BrokenPage as default } from '@/components/views/error/broken-page';
