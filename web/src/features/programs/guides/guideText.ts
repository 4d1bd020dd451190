/** A page that the reader can check, with its name. */
export type Source = readonly [name: string, address: string];

/** What a guide says of its stage. */
export interface GuideText {
  sections: readonly {
    title: string;
    paragraphs: readonly string[];
    points?: readonly (readonly [lead: string, text: string])[];
  }[];
  /** What to have done by the end of the stage; printed. */
  checklist: readonly string[];
  /** What federal rules give the buyer at this stage: a figure, what it means, and the rule. */
  rules: readonly { figure: string; text: string; source: Source }[];
  /** The tool of ours that helps now. */
  tool: { text: string; label: string; to: string };
  /** What else the text rests on. */
  sources: readonly Source[];
}

/** The CFPB's copy of a federal regulation, with the Bureau's own notes. */
export const regulation = (name: string, part: number, section: number): Source => [
  name,
  `https://www.consumerfinance.gov/rules-policy/regulations/${part}/${section}/`,
];

/** An answer of the CFPB's. */
export const cfpb = (name: string, slug: string): Source => [
  name,
  `https://www.consumerfinance.gov/ask-cfpb/${slug}/`,
];
