import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { formatValidity, type ValidityState } from '../../lib/format/time/formatValidity.ts';
import { useNow } from '../../lib/useNow.ts';
import { StatusChip } from '../data-display/StatusChip.tsx';

const TONES: Record<ValidityState, StatusTone> = { valid: 'default', ending: 'warning', ended: 'error' };

/** The last valid day of an approved flyer; renders nothing if it has no end. */
export function ValidityChip({ flyer }: { flyer: Pick<Flyer, 'status' | 'valid_until'> }) {
  const validity = formatValidity(flyer, useNow());
  return validity ? <StatusChip label={validity.label} tone={TONES[validity.state]} isOneLine /> : null;
}
