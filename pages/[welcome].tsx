/** The welcome page for new visitors. */
import { WelcomeView } from '@/components/views/texts/welcome-view';
import { welcomeProps } from '@/server/ssr-texts';

export const getServerSideProps = welcomeProps;

export default WelcomeView;
