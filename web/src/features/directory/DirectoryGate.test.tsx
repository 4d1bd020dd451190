import type { Directory } from '@brokerage/domain/publicCallables';
import { act } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { provideDirectory } from '../../lib/directory/directoryStore.ts';
import { sampleDirectory } from '../../lib/directory/testing/sampleDirectory.ts';
import { DirectoryGate } from './DirectoryGate.tsx';

const fetched = vi.hoisted(() => ({ directory: vi.fn() }));
vi.mock('../../lib/directory/fetchDirectory.ts', () => ({ fetchDirectory: fetched.directory }));
vi.mock('../../lib/whenIdle.ts', () => ({ whenIdle: (run: () => void) => run() }));

const Names = ({ directory }: { directory: Directory }) => (
  <p>{directory.officers.map(({ name }) => name).join(', ')}</p>
);

it('keeps a prerendered part whose script is still loading when the directory has changed', async () => {
  provideDirectory(sampleDirectory);
  const script = Promise.withResolvers<{ default: typeof Names }>();
  const LazyNames = lazy(() => script.promise);
  const page = (
    <DirectoryGate skeleton={null}>
      {(directory) => (
        <Suspense>
          <LazyNames directory={directory} />
        </Suspense>
      )}
    </DirectoryGate>
  );
  const before = sampleDirectory.officers.map(({ name }) => name).join(', ');
  const root = document.createElement('div');
  // What the prerenderer writes around a suspense boundary.
  root.innerHTML = `<!--$--><p>${before}</p><!--/$-->`;
  const response = Promise.withResolvers<object>();
  fetched.directory.mockReturnValue(response.promise);
  await act(() => Promise.resolve(hydrateRoot(root, page)));
  const officers = sampleDirectory.officers.map((officer) => ({ ...officer, name: 'New Name' }));
  await act(() => Promise.resolve(response.resolve({ company: {}, ...sampleDirectory, officers })));
  expect(root.textContent).toBe(before);
  await act(() => Promise.resolve(script.resolve({ default: Names })));
  expect(root.textContent).toContain('New Name');
});
