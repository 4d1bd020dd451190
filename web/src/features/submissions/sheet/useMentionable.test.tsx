import { submissionEventSchema } from '@brokerage/domain/submission/workflow/submissionEvent';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { memberSession } from '../../../testing/renderInPortal.tsx';
import { useMentionable } from './useMentionable.ts';

vi.mock('../../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
}));

const event = (n: number, by_user_id: string, by_name: string) =>
  submissionEventSchema.parse({
    id: `event-${n}`,
    tenant_id: 'larkfield',
    n,
    action: 'note',
    at: new Date('2026-11-19T15:00:00Z'),
    by_user_id,
    by_name,
    from_status: 'new',
    to_status: 'new',
  });

test('an officer may mention a lead’s colleagues, but not themselves or the assigning rule', () => {
  const session = memberSession({ role: 'officer' }, { uid: 'devon' });
  const events = [
    event(3, 'devon', 'Devon Blake'),
    event(2, 'ines', 'Ines Roy'),
    event(1, 'system', 'System'),
  ];
  const { result } = renderHook(() => useMentionable({ lo_assigned_id: 'devon-blake' }, events), {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  expect(result.current.members).toEqual([{ user_id: 'ines', name: 'Ines Roy' }]);
});
