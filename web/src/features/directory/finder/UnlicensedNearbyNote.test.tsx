import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleDirectory } from '../../../lib/directory/testing/sampleDirectory.ts';
import { UnlicensedNearbyNote } from './UnlicensedNearbyNote.tsx';

const [clifton] = sampleDirectory.branches;
const officers = (names: readonly string[], branch = clifton) =>
  names.flatMap((name) => {
    const [officer] = sampleDirectory.officers;
    return officer ? [{ officer: { ...officer, id: name.toLowerCase(), name }, branch, miles: 1 }] : [];
  });

it.each([
  [['Ana'], 'Ana works in our Clifton branch, but isn’t currently licensed for homes in New Jersey.'],
  [['Ana', 'Ben'], 'Ana and Ben work in our Clifton branch, but aren’t currently licensed for homes in'],
  [['Ana', 'Ben', 'Cleo'], 'Ana, Ben and Cleo work in our Clifton branch'],
  [['Ana', 'Ben', 'Cleo', 'Dev', 'Eli'], 'Ana, Ben and 3 others work in our Clifton branch'],
])('lists a branch’s unlicensed officers in one sentence: %j', (names, sentence) => {
  render(<UnlicensedNearbyNote officers={officers(names)} />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/loan-officer/ana');
});

it('has a sentence for each of two branches at one place, in a live region', () => {
  const near = clifton && { ...clifton, id: 'near', name: 'Clifton Heights' };
  const { rerender } = render(<UnlicensedNearbyNote officers={[]} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<UnlicensedNearbyNote officers={[...officers(['Ana']), ...officers(['Ben'], near)]} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Ana works in our Clifton branch.*\.Ben works in our Clifton Heights branch/,
  );
});
