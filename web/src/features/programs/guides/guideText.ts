import type { ComponentType } from 'react';

/** A page where the reader can verify a statement. */
export type Source = readonly [name: string, address: string];

/** A rule or custom of one state, with a source if it's a rule. */
export interface StateNote {
  title: string;
  text: string;
  source?: { name: string; address?: string };
}

/** An example in rows, such as the cash needed for a purchase. `hasSum` marks the last row as the total. */
export interface GuideTable {
  caption: string;
  /** Column headings; none for two columns that need no headings. */
  headers?: readonly string[];
  rows: readonly (readonly string[])[];
  hasSum?: boolean;
  note?: string;
}

/** A federal rule that the reader should know: a short name of the right, what it means, and the source. */
export interface Right {
  right: string;
  text: string;
  /** Something to know that isn't a right, such as how scores work, or that a right doesn't apply. */
  isNote?: boolean;
  source: Source;
}

/** The text of one guide. */
export interface GuideText {
  sections: readonly {
    title: string;
    paragraphs: readonly string[];
    /** The heading above the points. */
    pointsTitle?: string;
    points?: readonly (readonly [lead: string, text: string])[];
    table?: GuideTable;
    /** A full-width drawing below the text. */
    Figure?: ComponentType;
    /** A page on our site that helps with it, linked below the text. */
    link?: { label: string; to: string };
    /** Puts the table and the figure next to the text. */
    isFigureBeside?: boolean;
    /** Rules that protect the reader at this point, shown next to the text. */
    rights?: readonly Right[];
    /** Makes the section stand out for readers who skim. */
    isWarning?: boolean;
  }[];
  /** Differences between states, by state name. A company's site shows those where it has branches. */
  states?: Readonly<Record<string, readonly StateNote[]>>;
  /** What to do by the end of the stage; this part prints. */
  checklist: readonly string[];
  /** Additional sources of the text. */
  sources: readonly Source[];
}

/** Returns a link to the CFPB's copy of a federal regulation, with its official interpretations. */
export const regulation = (name: string, part: number, section: number): Source => [
  name,
  `https://www.consumerfinance.gov/rules-policy/regulations/${part}/${section}/`,
];

/** Returns a link to an answer from Ask CFPB. */
export const cfpb = (name: string, slug: string): Source => [
  name,
  `https://www.consumerfinance.gov/ask-cfpb/${slug}/`,
];
