/** What players say a game is; asked for as the visitor comes near, in a row that is kept for it. */
import { useNearPart } from '@/components/ui/use-near-part';

const loadTags = async () => (await import('./top-tags')).TopTags;

export const TagRow = ({ uid }: { uid: string }) => {
  const [place, TopTags] = useNearPart(loadTags);
  return (
    <div className="tags" ref={place}>
      <h3>What players say it is</h3>
      {TopTags && <TopTags uid={uid} />}
    </div>
  );
};
