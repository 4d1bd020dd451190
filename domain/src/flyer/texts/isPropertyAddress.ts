import type { TemplateField } from '../../template/template.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';

/** Returns whether a field names the advertised property. An event's address is where people meet, and bound ones are the company's. */
export const isPropertyAddress = (
  { type, binding }: TemplateField,
  category: FlyerSnapshot['category'],
): boolean => type === 'address' && binding === undefined && category !== 'event';
