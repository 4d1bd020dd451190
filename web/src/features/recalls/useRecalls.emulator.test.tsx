// @vitest-environment jsdom
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import type { Recall } from '@brokerage/domain/recall/recall';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import { AT, ID, recall, recalledFlyer } from './testing/sampleRecall.ts';
import { useRecalledFlyers } from './useRecalledFlyers.ts';
import { useRecalls } from './useRecalls.ts';

const admin = emulatedOfficer({ role: 'compliance' });
const { tenantId, given } = admin;
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => admin.firestore() }));

const LATER = new Date(AT.getTime() + 1000);

test('lists a company’s recalls, newest first', async () => {
  const give = (id: string, change: Partial<Recall>) =>
    given(paths.recalls.one(tenantId, id), recall({ id, tenant_id: tenantId, ...change }));
  await give('older', { started_at: AT });
  await give('newer', { started_at: LATER });
  const { result, unmount } = renderHook(() => useRecalls(tenantId));
  await waitFor(() =>
    expect(readyData(result.current)?.items.map(({ id }) => id)).toEqual(['newer', 'older']),
  );
  unmount();
});

test('lists a recall’s flyers, newest first', async () => {
  const give = (id: string, change: Partial<Flyer>) =>
    given(paths.flyers.one(tenantId, id), { ...recalledFlyer, id, tenant_id: tenantId, ...change });
  await give('older', { created_at: AT });
  await give('newer', { created_at: LATER });
  await give('of-another-recall', { recall_id: 'another' });
  const { result, unmount } = renderHook(() => useRecalledFlyers(tenantId, ID));
  await waitFor(() =>
    expect(readyData(result.current)?.items.map(({ id }) => id)).toEqual(['newer', 'older']),
  );
  unmount();
});
