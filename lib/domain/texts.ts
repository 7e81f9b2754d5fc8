/** Help, about and welcome texts as the server hands them to their pages. */

/** A folder of `content/`. */
export type TextArea = 'help' | 'about';

export interface Crumb {
  name: string;
  path: string;
}

/** What a text says of itself where it is named or shared. */
export interface TextMeta {
  path: string;
  title: string;
  description: string;
  /** The way to it, itself last. */
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
  /** Of a long text: its table of contents; a short one has none. */
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
