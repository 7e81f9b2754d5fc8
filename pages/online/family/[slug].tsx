/** The games of a family. */
import { familyProps } from '@/server/ssr-listing';

export { FamilyPage as default } from '@/components/views/family/family-page';

export const getServerSideProps = familyProps;
