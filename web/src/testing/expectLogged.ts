import { expect, vi } from 'vitest';

/** Expects these console.error logs since the last call: text and code of each failure. */
export function expectLogged(...failures: readonly [words: string, code: string][]): void {
  expect(vi.mocked(console.error).mock.calls).toEqual(failures);
  vi.mocked(console.error).mockClear();
}
