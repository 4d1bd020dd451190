import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnbrokenHyphens } from './UnbrokenHyphens.tsx';

it.each([
  ['3-20%', ['3-20%']],
  ['3.5% with FHA', ['3.5%']],
  ['580+ (500+ with 10% down)', ['580+']],
  ['Usually 620 or higher, set by each agency', ['620']],
  ['Up to $541,287; up to $1,249,125 in high-cost counties', ['$541,287', '$1,249,125']],
])('emphasizes only a figure’s numbers: %s', (text, numbers) => {
  const { container } = render(<UnbrokenHyphens text={text} isFigure />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(numbers);
});

it('emphasizes nothing in words', () => {
  const { container } = render(<UnbrokenHyphens text="PMI below 20% down, until you cancel it" />);
  expect(container.querySelector('strong')).toBeNull();
});
