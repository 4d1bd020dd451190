import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OfficerPortrait } from './OfficerPortrait.tsx';

const drawnPerson = (container: HTMLElement) => container.querySelector('use')?.getAttribute('href');

it('draws the same person for an officer at any size, and different ones for others', () => {
  const toPerson = (id: string, size = 64) =>
    drawnPerson(render(<OfficerPortrait id={id} photo="" size={size} />).container);
  expect(toPerson('maya-torres')).toMatch(/portraits.*\.svg.*#p\d+$/);
  expect(toPerson('maya-torres', 128)).toBe(toPerson('maya-torres'));
  expect(toPerson('daniel-okafor')).not.toBe(toPerson('maya-torres'));
});

it('shows the photo, or the drawing if it doesn’t load', () => {
  const { container } = render(
    <OfficerPortrait id="maya-torres" photo="https://a.example/maya.jpg" size={64} />,
  );
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', 'https://a.example/maya.jpg');
  expect(drawnPerson(container)).toBeUndefined();
  fireEvent.error(image as HTMLImageElement);
  expect(drawnPerson(container)).toMatch(/#p\d+$/);
});
