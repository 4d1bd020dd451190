import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MapLand } from './MapLand.tsx';

test('draws the circles of a small and a large map separately', () => {
  const { container } = render(
    <MapLand
      state="NJ"
      frame={[0, 0, 100, 100]}
      own={[]}
      counties={[]}
      around={[]}
      rivers={[]}
      center={[50, 50]}
      miles={[5]}
      largeMiles={[5, 10]}
      large={500}
    />,
  );
  const groups = [...container.querySelectorAll('g:has(> circle)')];
  expect(groups.map((group) => group.querySelectorAll('circle').length)).toEqual([1, 2]);
});
