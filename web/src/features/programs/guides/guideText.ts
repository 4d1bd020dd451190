/** A page where the reader can check a statement. */
export type Source = readonly [name: string, address: string];

/** The text of one guide. */
export interface GuideText {
  sections: readonly {
    title: string;
    paragraphs: readonly string[];
    points?: readonly (readonly [lead: string, text: string])[];
  }[];
  /** What to do by the end of the stage; this part prints. */
  checklist: readonly string[];
  /** Federal rules for the buyer at this stage: a figure, what it means, and the source. */
  rules: readonly { figure: string; text: string; source: Source }[];
  /** The tool on our site that helps at this stage. */
  tool: { text: string; label: string; to: string };
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
