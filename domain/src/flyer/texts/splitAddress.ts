import type { FlyerHome } from './flyerHome.ts';

/** Returns the two parts of an address: the street is all before its first comma, the town with state and ZIP code the rest. */
export function splitAddress(address: string): { street: string; town: string } {
  const [street = '', ...rest] = address.split(/,\s*/);
  return { street: street.trim(), town: rest.join(', ').trim() };
}

/** Returns a flyer's title followed by the street of its home, unless the title has it: "Just listed · 14 Maple Avenue". */
export function toTitleWithStreet(title: string, home: FlyerHome | null | undefined): string {
  const { street } = splitAddress(home?.address ?? '');
  return street === '' || title.includes(street) ? title : `${title} · ${street}`;
}
