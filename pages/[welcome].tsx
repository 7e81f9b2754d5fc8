/** Where to begin: for who has just come. */
import { WelcomeView } from '@/components/views/texts/welcome-view';
import { welcomeProps } from '@/server/ssr-texts';

export const getServerSideProps = welcomeProps;

export default WelcomeView;
