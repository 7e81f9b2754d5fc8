/** The page for buying a download game. */
import { gameOfferProps } from '@/server/ssr-purchase';

export { BuyPage as default } from '@/components/views/shop/buy-page';

export const getServerSideProps = gameOfferProps;
