import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Every page of the portal has the bell in its header; tests of pages are not about it.
vi.mock('../lib/live-data/useNotices.ts', () => ({
  useNotices: () => ({ live: { status: 'loading', unreachable: false }, markRead: () => Promise.resolve() }),
}));

interface ReactInternals {
  /** React's development build takes a stack trace for each element, until this reaches 10,000 within a second. */
  recentlyCreatedOwnerStacks: number;
}

const internals = (
  React as unknown as Record<
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    ReactInternals | undefined
  >
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
// The traces only help in React's developer tools, and take a seventh of the processor time of these tests.
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
}

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

// A console.error is a defect, unless a test declares it by clearing the calls it expects.
afterEach(() => {
  cleanup();
  expect(consoleError.mock.calls, 'console.error was called').toEqual([]);
  consoleError.mockRestore();
});
