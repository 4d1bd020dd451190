/** Values as typed; undefined is an empty field. Dollars, percent, years. */
export type Typed<Name extends string> = Record<Name, number | undefined>;

export const toCents = (dollars: number) => Math.round(dollars * 100);

/** The fields' limits, in the unit that is typed. */
export interface Limits {
  min: number;
  max: number;
  /** The message when the value is missing or outside. */
  message: string;
}

export const money = (message: string, min = 0): Limits => ({ min, max: 99_999_999, message });
export const rateLimits: Limits = { min: 0, max: 30, message: 'Enter a rate from 0 to 30%' };
export const termLimits: Limits = { min: 1, max: 40, message: 'Enter whole years from 1 to 40' };

/** The message of every field that is empty or outside its limits. */
export function issuesOf<Name extends string>(
  typed: Typed<Name>,
  limits: Record<Name, Limits>,
): Partial<Record<Name, string>> {
  const issues: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(limits) as Name[]) {
    const value = typed[name];
    const { min, max, message } = limits[name];
    if (value === undefined || value < min || value > max) issues[name] = message;
  }
  return issues;
}
