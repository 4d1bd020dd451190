import '@testing-library/jest-dom/vitest';
import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { provideCompany } from '../lib/company/companyStore.ts';
import { forgetNumbers } from '../lib/visitor-numbers/visitorNumbers.ts';

// Every portal page has the notification bell in its header, which page tests don't cover.
vi.mock('../lib/live-data/records/useNotices.ts', () => ({
  useNotices: () => ({ live: { status: 'loading', unreachable: false }, markRead: () => Promise.resolve() }),
}));

// Pages read from a Firestore for each test, with the records that the test provides (`renderInPortal`, `storeRecord`).
vi.mock('firebase/firestore', async () => (await import('./localFirestore.ts')).localSdk());
vi.mock('../lib/firebase/firebase.ts', async (original) => {
  const { localFirestore } = await import('./localFirestore.ts');
  return {
    ...(await original<typeof import('../lib/firebase/firebase.ts')>()),
    loadedFirestore: localFirestore,
    portalFirestore: () => Promise.resolve(localFirestore()),
  };
});

// The chart code is large and needs a layout; browser tests cover it. Here a chart keeps its place and its summary.
vi.mock('../ui/charts/loadTrendCanvas.tsx', () => ({ loadTrendCanvas: () => new Promise(() => undefined) }));

// The machine may be busy. A longer timeout doesn't slow down tests that pass sooner.
configure({ asyncUtilTimeout: 10_000 });

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  provideCompany(sampleCompany);
  consoleError = vi.spyOn(console, 'error');
});

// A console.error is a defect, unless a test declares it by clearing the calls it expects.
afterEach(() => {
  cleanup();
  forgetNumbers();
  const calls = consoleError.mock.calls.map((words) => words.map(String).join(' '));
  consoleError.mockRestore();
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.join('\n')}`);
});
