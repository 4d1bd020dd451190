import * as z from 'zod';
import { hasKey } from '../collections/records.ts';
import {
  SIGNATURE_BOUNDS,
  SIGNATURE_DEFAULTS,
  SIGNATURE_FIELDS,
  SIGNATURE_KEYS,
  type SignatureField,
  type SignatureSettings,
  signatureSettingsSchema,
} from './signature.ts';

/**
 * A stored record as settings. A missing or invalid key gets its default, a size its nearest limit, and the order keeps known fields and
 * adds the others in their default place, so that a record of another version still opens.
 */
export const storedSignatureSchema = z
  .record(z.string(), z.unknown())
  .transform((record): SignatureSettings => {
    const known = SIGNATURE_KEYS.map((key) => {
      const value = key === 'field_order' ? mergedOrder(record[key]) : clamped(key, record[key]);
      const parsed = signatureSettingsSchema.shape[key].safeParse(value);
      return [key, parsed.success ? parsed.data : SIGNATURE_DEFAULTS[key]];
    });
    // Each value has passed its key's schema.
    return Object.fromEntries(known) as SignatureSettings;
  });

function clamped(key: string, value: unknown): unknown {
  if (!hasKey(SIGNATURE_BOUNDS, key) || typeof value !== 'number') return value;
  const { min, max } = SIGNATURE_BOUNDS[key];
  return Math.min(max, Math.max(min, Math.round(value)));
}

function mergedOrder(value: unknown): SignatureField[] {
  const listed = Array.isArray(value) ? value : [];
  const isKnown = (field: unknown): field is SignatureField => SIGNATURE_FIELDS.some((one) => one === field);
  const order = [...new Set(listed.filter(isKnown))];
  for (const [index, field] of SIGNATURE_FIELDS.entries()) {
    if (!order.includes(field)) order.splice(index, 0, field);
  }
  return order;
}
