import * as z from 'zod';
import { objectKeys } from '../../collections/records.ts';
import { formatUsPhone } from '../../phone/formatUsPhone.ts';
import type { FlyerParties } from '../record/flyerParties.ts';

/** Sources from which a template's field can be filled, with their names in the template manager. */
export const BINDINGS = {
  'officer.name': 'Officer: name',
  'officer.title': 'Officer: job title',
  'officer.phone': 'Officer: phone',
  'officer.email': 'Officer: email',
  'officer.nmls': 'Officer: NMLS number',
  'company.name': 'Company: name',
  'company.phone': 'Company: phone',
  'company.nmls': 'Company: NMLS number',
  'company.website': 'Company: website',
  'branch.name': 'Branch: name',
  'branch.address': 'Branch: address',
  'realtor.name': 'Realtor: name',
  'realtor.phone': 'Realtor: phone',
  'realtor.email': 'Realtor: email',
  'realtor.brokerage': 'Realtor: brokerage',
} as const;
export type Binding = keyof typeof BINDINGS;

export const bindingSchema = z.enum(objectKeys(BINDINGS));

/** Parties that may be incomplete. */
export type SomeParties = {
  readonly [P in keyof FlyerParties]?: Readonly<Partial<NonNullable<FlyerParties[P]>>> | undefined;
};

/** Returns a binding's value, with phone numbers formatted for print; '' if the flyer has no such party. */
export function boundValue(binding: Binding, parties: SomeParties): string {
  // A binding is a party and one of its fields, such as `officer.phone`.
  const [party, key] = binding.split('.') as [keyof FlyerParties, string];
  const value = (parties[party] as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (typeof value !== 'string') return '';
  return key === 'phone' ? formatUsPhone(value) : value;
}
