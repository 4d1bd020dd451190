const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** Time zone of most people in each state; a branch elsewhere in the state has its own `time_zone`. */
const STATE_TIME_ZONES: Readonly<Record<string, string>> = {
  AK: 'America/Anchorage',
  AL: CENTRAL,
  AR: CENTRAL,
  AZ: 'America/Phoenix',
  CA: PACIFIC,
  CO: MOUNTAIN,
  CT: EASTERN,
  DC: EASTERN,
  DE: EASTERN,
  FL: EASTERN,
  GA: EASTERN,
  HI: 'Pacific/Honolulu',
  IA: CENTRAL,
  ID: 'America/Boise',
  IL: CENTRAL,
  IN: 'America/Indiana/Indianapolis',
  KS: CENTRAL,
  KY: EASTERN,
  LA: CENTRAL,
  MA: EASTERN,
  MD: EASTERN,
  ME: EASTERN,
  MI: 'America/Detroit',
  MN: CENTRAL,
  MO: CENTRAL,
  MS: CENTRAL,
  MT: MOUNTAIN,
  NC: EASTERN,
  ND: CENTRAL,
  NE: CENTRAL,
  NH: EASTERN,
  NJ: EASTERN,
  NM: MOUNTAIN,
  NV: PACIFIC,
  NY: EASTERN,
  OH: EASTERN,
  OK: CENTRAL,
  OR: PACIFIC,
  PA: EASTERN,
  RI: EASTERN,
  SC: EASTERN,
  SD: CENTRAL,
  TN: CENTRAL,
  TX: CENTRAL,
  UT: MOUNTAIN,
  VA: EASTERN,
  VT: EASTERN,
  WA: PACIFIC,
  WI: CENTRAL,
  WV: EASTERN,
  WY: MOUNTAIN,
};

/** Returns whether two capital letters are the code of a state or the District of Columbia. */
export const isStateCode = (code: string): boolean => Object.hasOwn(STATE_TIME_ZONES, code);

/** Returns whether a company's schedule may use a time zone: one of the states'. */
export const isOfficeTimeZone = (name: string): boolean => Object.values(STATE_TIME_ZONES).includes(name);

/** Returns the states' time zones, each once. */
export const listOfficeTimeZones = (): string[] => [...new Set(Object.values(STATE_TIME_ZONES))];

/** Returns whether this runtime knows a time zone, such as `America/Los_Angeles`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the time zone of a branch: its own, otherwise its state's, otherwise the company's. */
export const branchTimeZone = (
  branch: { state: string; time_zone?: string | undefined },
  companyTimeZone: string,
): string => branch.time_zone ?? STATE_TIME_ZONES[branch.state] ?? companyTimeZone;

/** A day on which every state had its current time zone; in 1970, Anchorage and Detroit didn't. */
const CURRENT_ZONES = Date.UTC(2026, 6, 1);

function nameTimeZone(timeZone: string, timeZoneName: 'shortGeneric' | 'longGeneric'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(CURRENT_ZONES);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns the short name of a time zone, such as `PT`. */
export const formatShortTimeZone = (timeZone: string): string => nameTimeZone(timeZone, 'shortGeneric');

/** The full names of most offices' time zones. Every public page shows one, and looking up the first name takes a slow phone 50 ms. */
const IN_WORDS: Readonly<Record<string, string>> = {
  [EASTERN]: 'Eastern time',
  [CENTRAL]: 'Central time',
  [MOUNTAIN]: 'Mountain time',
  [PACIFIC]: 'Pacific time',
};

/** Returns the full name of a time zone, such as `Pacific time`. */
export const formatTimeZone = (timeZone: string): string =>
  IN_WORDS[timeZone] ?? nameTimeZone(timeZone, 'longGeneric').replace(/ Time$/, ' time');
