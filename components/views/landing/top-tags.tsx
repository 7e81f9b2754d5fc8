/** The tags that members gave a game, with how many did. */
import { useTopTags } from '@/stores/queries/use-top-tags';

export const TopTags = ({ uid }: { uid: string }) => {
  const tags = useTopTags(uid);
  if (!tags) return null;
  if (tags.length === 0) return <p>Nobody has said yet.</p>;
  return (
    <ul>
      {tags.map(({ name, count }) => (
        <li key={name}>
          {name} <small>{count}</small>
        </li>
      ))}
    </ul>
  );
};
