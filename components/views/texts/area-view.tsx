/** The start page of a site area, such as Help: its description and a grouped list of its texts. */
import { PageFrame } from '@/components/layout/page-frame';
import { Icon, type UiIcon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { SiteTopic, TextGroup } from '@/lib/domain/site/texts';
import { paths } from '@/lib/paths';
import { TextBody } from './text-body';
import { TextHero } from './text-hero';
import { TextTitle } from './text-head';
import { TextsSearch } from './texts-search';

interface AreaProps {
  text: SiteTopic;
  groups: readonly TextGroup[];
}

export const AreaView = ({ text, groups }: AreaProps) => (
  <PageFrame hasRail={false}>
    <TextTitle text={text} />
    <div className="text-page">
      <TextHero text={text}>{text.path === paths.help() && <TextsSearch label="Search help" />}</TextHero>
      {text.html.trim() !== '' && (
        <Panel className="text-intro">
          <TextBody html={text.html} />
        </Panel>
      )}
      <div className="text-groups">
        {groups.map(({ title, icon, links }) => (
          <Panel key={title}>
            <h2>
              <Icon name={icon as UiIcon} />
              {title}
            </h2>
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <SiteLink href={link.path}>{link.title}</SiteLink>
                  <p>{link.description}</p>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </div>
  </PageFrame>
);
