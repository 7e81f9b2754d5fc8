/** The data of help, about and welcome texts that the server passes to their pages. */

/** The name of a folder in `content/`. */
export type TextArea = 'help' | 'about';

export interface Crumb {
  name: string;
  path: string;
}

/** The metadata of a text, for links and shared previews. */
export interface TextMeta {
  path: string;
  title: string;
  description: string;
  /** The breadcrumbs, including the text itself. */
  crumbs: Crumb[];
}

export interface TextLink {
  path: string;
  title: string;
  description: string;
}

/** A group of texts in an area's index. */
export interface TextGroup {
  title: string;
  icon: string;
  links: TextLink[];
}

export interface TextHeading {
  id: string;
  title: string;
}

export interface SiteTopic extends TextMeta {
  html: string;
  /** The table of contents of a long text; empty for a short one. */
  headings: TextHeading[];
  updated: { iso: string; words: string };
  related: TextLink[];
}

export interface FaqEntry {
  id: string;
  question: string;
  html: string;
}

export interface FaqTopic extends TextLink {
  entries: FaqEntry[];
}
