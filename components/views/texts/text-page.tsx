/** A text, or the start page of an area. */
import type { SiteTopic, TextGroup } from '@/lib/domain/site/texts';
import { AreaView } from './area-view';
import { TopicView } from './topic-view';

export const TextPage = ({ text, groups }: { text: SiteTopic; groups: TextGroup[] | null }) =>
  groups ? <AreaView text={text} groups={groups} /> : <TopicView key={text.path} text={text} />;
