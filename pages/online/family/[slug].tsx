/** The kinds of a family of games. */
import { familyProps } from '@/server/ssr-listing';

export { FamilyPage as default } from '@/components/views/family/family-page';

export const getServerSideProps = familyProps;
