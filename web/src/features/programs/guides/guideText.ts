import type { ComponentType } from 'react';

/** A page where the reader can check a statement. */
export type Source = readonly [name: string, address: string];

/** A rule or custom of one state, with where it can be checked if it's a rule. */
export interface StateNote {
  title: string;
  text: string;
  source?: { name: string; address?: string };
}

/** An example in rows, such as the cash that a purchase takes. The last row is the sum where `hasSum` says so. */
export interface GuideTable {
  caption: string;
  /** Of the columns; none: two columns that name themselves. */
  heads?: readonly string[];
  rows: readonly (readonly string[])[];
  hasSum?: boolean;
  note?: string;
}

/** A federal rule that the reader should know: the right in a few words, what it means, and the source. */
export interface Right {
  right: string;
  text: string;
  /** Something to know that isn't a right, such as how scores count, or that a right doesn't apply. */
  isNote?: boolean;
  source: Source;
}

/** The text of one guide. */
export interface GuideText {
  sections: readonly {
    title: string;
    paragraphs: readonly string[];
    /** Above the points. */
    pointsTitle?: string;
    points?: readonly (readonly [lead: string, text: string])[];
    table?: GuideTable;
    /** What is drawn below the text, across the page. */
    Figure?: ComponentType;
    /** A page of ours that helps with it, below the text. */
    link?: { label: string; to: string };
    /** Table and figure stand beside the text. */
    isFigureBeside?: boolean;
    /** Rules that protect the reader at this point, beside the text. */
    rights?: readonly Right[];
    /** Stands out: a reader who skims has to see it. */
    isWarning?: boolean;
  }[];
  /** What is different in some states, by their names: a company shows those of the states in which it has branches. */
  states?: Readonly<Record<string, readonly StateNote[]>>;
  /** What to do by the end of the stage; this part prints. */
  checklist: readonly string[];
  /** Other sources of the text. */
  sources: readonly Source[];
}

/** Links to the CFPB's copy of a federal regulation, with its official interpretations. */
export const regulation = (name: string, part: number, section: number): Source => [
  name,
  `https://www.consumerfinance.gov/rules-policy/regulations/${part}/${section}/`,
];

/** Links to an answer from Ask CFPB. */
export const cfpb = (name: string, slug: string): Source => [
  name,
  `https://www.consumerfinance.gov/ask-cfpb/${slug}/`,
];
