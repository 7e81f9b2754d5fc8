/** Where a download game is bought. */
import { gameOfferProps } from '@/server/ssr-purchase';

export { BuyPage as default } from '@/components/views/shop/buy-page';

export const getServerSideProps = gameOfferProps;
