import { describe, expect, it } from 'vitest';
import { findEdition } from './editions.ts';

const AT = new Date('2026-11-10T15:00:00Z');
const LATER = new Date('2026-11-12T15:00:00Z');
const step = (
  action: 'submitted' | 'approved' | 'corrected' | 'rejected' | 'withdrawn',
  revision: number,
  at = AT,
) => ({
  action,
  revision,
  at,
});
const approved = { status: 'approved', approved_at: LATER } as const;

describe('findEdition', () => {
  it('finds what a reviewer or a correction approved', () => {
    const steps = [step('submitted', 2), step('approved', 2, LATER), step('corrected', 3, LATER)];
    expect(findEdition(approved, 2, steps)).toEqual({ revision: 2, approved_at: LATER });
    expect(findEdition(approved, 3, steps)).toEqual({ revision: 3, approved_at: LATER });
    expect(findEdition(approved, 4, steps)).toBeUndefined();
  });

  it('finds what needed no approval', () =>
    expect(findEdition(approved, 2, [step('submitted', 2)])).toEqual({ revision: 2, approved_at: AT }));

  it('ignores what was rejected, withdrawn or is still pending', () => {
    for (const action of ['rejected', 'withdrawn'] as const) {
      expect(findEdition(approved, 2, [step('submitted', 2), step(action, 2)])).toBeUndefined();
    }
    const waiting = { status: 'pending_approval', approved_at: null } as const;
    expect(findEdition(waiting, 2, [step('submitted', 2)])).toBeUndefined();
  });
});
