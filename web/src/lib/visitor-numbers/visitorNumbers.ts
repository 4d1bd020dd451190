import { safeSessionStorage } from '../safeStorage.ts';

/** Session storage key: visitors' numbers last until they close the tab. */
export const NUMBERS_KEY = 'visitor_numbers';
const VERSION = 1;

/** Numbers that carry over between pages, with the minimum and maximum of each: dollars, percent, years and points. */
const BOUNDS = {
  price: [1, 99_999_999],
  /** The down payment as entered: in dollars, or as a share of the price. Never both. */
  down: [0, 99_999_999],
  downShare: [0, 99],
  rate: [0, 30],
  term: [1, 40],
  /** A year. */
  tax: [0, 99_999_999],
  /** A year. */
  insurance: [0, 99_999_999],
  /** A month. */
  dues: [0, 999_999],
  /** A month, before taxes. */
  income: [1, 99_999_999],
  /** A month. */
  debts: [0, 99_999_999],
  /** A month. */
  rent: [1, 999_999],
  /** Yearly, for everyone who will live in the home. */
  householdIncome: [0, 99_999_999],
  homeValue: [1, 99_999_999],
  balance: [0, 99_999_999],
  currentRate: [0, 30],
  yearsLeft: [1, 40],
  newRate: [0, 30],
  newTerm: [1, 40],
  refinanceCosts: [0, 999_999],
} as const;

export type NumberName = keyof typeof BOUNDS;

/** Names of places; the pages that ask for them know the valid ones. */
const PLACES = ['county', 'state'] as const;
const LONGEST_PLACE = 60;

type PlaceName = (typeof PLACES)[number];

/** The visitor's entered numbers. Missing values were never entered: the pages' examples aren't included. */
export type VisitorNumbers = Readonly<
  { [Name in NumberName]?: number | undefined } & { [Name in PlaceName]?: string | undefined }
>;

export const NOTHING_ENTERED: VisitorNumbers = {};

const NUMBER_NAMES = Object.keys(BOUNDS) as NumberName[];

const isWithin = (value: unknown, [min, max]: readonly [number, number]): value is number =>
  typeof value === 'number' && value >= min && value <= max;

/** Returns the valid part of a stored or entered value; older releases may have stored anything. */
function toNumbers(found: unknown): VisitorNumbers {
  if (typeof found !== 'object' || found === null) return NOTHING_ENTERED;
  const entries = new Map<string, unknown>(Object.entries(found));
  const right: Record<string, number | string> = {};
  for (const name of NUMBER_NAMES) {
    const value = entries.get(name);
    if (isWithin(value, BOUNDS[name])) right[name] = value;
  }
  for (const name of PLACES) {
    const text = entries.get(name);
    if (typeof text === 'string' && text !== '' && text.length <= LONGEST_PLACE) right[name] = text;
  }
  return right;
}

/** In-memory fallback for browsers that don't allow storage. */
let unstored: string | null = null;
let read: { text: string | null; numbers: VisitorNumbers } = { text: null, numbers: NOTHING_ENTERED };
const listeners = new Set<() => void>();

function parse(text: string | null): VisitorNumbers {
  if (text === null) return NOTHING_ENTERED;
  try {
    const { version, numbers } = JSON.parse(text) as { version?: unknown; numbers?: unknown };
    return version === VERSION ? toNumbers(numbers) : NOTHING_ENTERED;
  } catch {
    return NOTHING_ENTERED;
  }
}

/** Returns the visitor's entered numbers; the same object until they change. */
export function visitorNumbers(): VisitorNumbers {
  const text = safeSessionStorage.getItem(NUMBERS_KEY) ?? unstored;
  if (text !== read.text) read = { text, numbers: parse(text) };
  return read.numbers;
}

function store(text: string | null): void {
  if (text === null) safeSessionStorage.removeItem(NUMBERS_KEY);
  unstored = text === null || safeSessionStorage.setItem(NUMBERS_KEY, text) ? null : text;
  for (const listener of listeners) listener();
}

/** Adds what a visitor enters; undefined clears a value. A down payment in dollars replaces one in percent, and vice versa. */
export function rememberNumbers(entered: VisitorNumbers): void {
  const { down, downShare, ...others } = visitorNumbers();
  const isDown = 'down' in entered || 'downShare' in entered;
  const numbers = toNumbers({ ...others, ...(isDown ? {} : { down, downShare }), ...entered });
  store(Object.keys(numbers).length > 0 ? JSON.stringify({ version: VERSION, numbers }) : null);
}

/** Clears all of it: every page starts with its example again. */
export function forgetNumbers(): void {
  store(null);
}

/** Subscribes to changes, for useSyncExternalStore. A page restored by Back rereads what was entered in the meantime. */
export function onNumbersChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', listener);
  };
}
