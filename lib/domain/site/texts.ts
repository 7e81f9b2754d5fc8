/** Help, about and welcome texts as the server passes them to their pages. */

/** A folder of `content/`. */
export type TextArea = 'help' | 'about';

export interface Crumb {
  name: string;
  path: string;
}

/** The metadata of a text, used where it is linked or shared. */
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

/** Texts of one kind, as the index of an area lists them. */
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
