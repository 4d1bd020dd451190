/**
 * The advertising rule that a figure triggers: 12 CFR 1026.24(d) for closed-end loans, 1026.16(d) for home-equity plans. A down payment
 * triggers only in credit sales (comment 24(d)(1)-1.i, by the definition in 1026.2(a)(18)); treating every down payment this way is good
 * practice.
 */
export type Trigger = 'closed-end' | 'open-end';

/** A figure of the program pages. */
export interface Fact {
  /** What the figure is about. */
  label: string;
  /** The figure alone. */
  value: string;
  /** The figure as part of a sentence. */
  sentence: string;
  /** Who publishes it. */
  source: string;
  /** ISO date from which it applies, if a law, letter or limit has one. */
  effective?: string;
  /** ISO date on which the figure was last checked. */
  checked: string;
  trigger?: Trigger;
  /** Kept for the record: another fact has replaced it, and the page says so. */
  isSuperseded?: true;
}
