/** Lists the benefits of a free account, next to the registration form. */
import { CategoryIcon } from '@/components/ui/category-icon';
import { Icon } from '@/components/ui/icon';
import { SignInIllustration } from './sign-in-scene';

export const AccountBenefits = () => (
  <SignInIllustration>
    <h2>What a free account keeps</h2>
    <ul>
      <li>
        <CategoryIcon name="daily" />
        Daily streaks and archives
      </li>
      <li>
        <Icon name="heartF" />
        Favorites on every device
      </li>
      <li>
        <Icon name="trophy" />
        Your name on leaderboards
      </li>
      <li>
        <Icon name="user" />
        Friends and their scores
      </li>
    </ul>
  </SignInIllustration>
);
