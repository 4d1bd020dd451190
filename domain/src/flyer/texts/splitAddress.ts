import type { FlyerHome } from './flyerHome.ts';

/** Splits an address: the street is everything before the first comma; the town with state and ZIP code is the rest. */
export function splitAddress(address: string): { street: string; town: string } {
  const [street = '', ...rest] = address.split(/,\s*/);
  return { street: street.trim(), town: rest.join(', ').trim() };
}

/** Returns a flyer's title followed by the street of its home, unless the title includes it: "Just listed · 14 Maple Avenue". */
export function toTitleWithStreet(title: string, home: FlyerHome | null | undefined): string {
  const { street } = splitAddress(home?.address ?? '');
  return street === '' || title.includes(street) ? title : `${title} · ${street}`;
}
