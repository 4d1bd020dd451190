import * as z from 'zod';
import { US_STATES } from './usStates.ts';

/** Two-letter codes of states, each once. */
export const stateCodesSchema = z
  .array(z.string().refine((code) => Object.hasOwn(US_STATES, code), 'Choose a state'))
  .refine((codes) => new Set(codes).size === codes.length, 'Each state can be listed once');
