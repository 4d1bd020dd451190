import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { usePageTitle, useRecordTitle } from './usePageTitle.ts';

function Page({ children }: { children?: ReactNode }) {
  usePageTitle('Recall');
  return children;
}

function LoadedRecord() {
  useRecordTitle('Rates on Monday');
  return null;
}

test('a loaded record sets the tab’s title, also when it’s there at once', () => {
  const { rerender } = render(<Page />);
  expect(document.title).toMatch(/^Recall \| /);
  rerender(
    <Page>
      <LoadedRecord />
    </Page>,
  );
  expect(document.title).toMatch(/^Rates on Monday \| /);
  rerender(
    <Page key="another">
      <LoadedRecord />
    </Page>,
  );
  expect(document.title).toMatch(/^Rates on Monday \| /);
});
