import { formatField } from '../fields/formatField.ts';
import { HOME_PARTS } from './homeParts.ts';
import { readableLine } from './readableLine.ts';

/** A flyer's information about its home. */
export interface FlyerHome {
  /** As typed by the officer: street, town, state and ZIP code. */
  address: string;
  /** Price, bedrooms, bathrooms and area, if the flyer has them: "$649,000", "4 beds". */
  facts: string[];
}

const PRICE = /^(?:list_|asking_)?price$/;

/** Returns the home in a flyer's values; null if they have no address. */
export function toFlyerHome(data: Readonly<Record<string, unknown>>): FlyerHome | null {
  const address = readableLine(data.property_address);
  if (address === '') return null;
  const toFact = (keys: RegExp, write: (text: string) => string) => {
    const key = Object.keys(data).find((one) => keys.test(one));
    if (key === undefined) return '';
    const value = data[key];
    const type = typeof value === 'number' ? 'number' : 'string';
    return write(readableLine(formatField({ key, type }, value)));
  };
  const facts = [toFact(PRICE, (text) => text), ...HOME_PARTS.map(([keys, write]) => toFact(keys, write))];
  return { address, facts: facts.filter((fact) => fact !== '') };
}
