import type { ApplyRules } from '@brokerage/domain/company/applyRules';
import { stateName } from '../names/stateName.ts';

/** Formats which applications a company accepts: `paused (Back on Monday); homes in New Jersey, California`. */
export function formatApplyRules({ is_paused, paused_note, states }: ApplyRules): string {
  const note = paused_note && ` (${paused_note})`;
  const places = states.length > 0 ? `homes in ${states.map(stateName).join(', ')}` : 'homes in every state';
  return `${is_paused ? `paused${note}` : 'open'}; ${places}`;
}
