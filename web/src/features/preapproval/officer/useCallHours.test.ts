import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { provideDirectory } from '../../../lib/directory/directoryStore.ts';
import { useCallHours } from './useCallHours.ts';

const DIRECTORY = {
  branches: [{ id: 'fountain-valley-ca', state: 'CA' }],
  officers: [{ id: 'linh-tran', name: 'Linh Tran', branchId: 'fountain-valley-ca' }],
} as unknown as Parameters<typeof provideDirectory>[0];

it('uses the selected officer’s branch’s clock, otherwise the company’s', () => {
  provideDirectory(DIRECTORY);
  const hours = (officerId?: string) => renderHook(() => useCallHours(officerId)).result.current;
  expect(hours()).toBe('Our office hours are Mon-Fri, 9 AM to 6 PM, Eastern time.');
  expect(hours('linh-tran')).toMatch(/^Linh’s office hours are .*, Pacific time\.$/);
  expect(hours('somebody-else')).toMatch(/^Our office hours are .*, Eastern time\.$/);
});
