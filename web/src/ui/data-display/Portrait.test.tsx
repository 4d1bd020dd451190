import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Portrait } from './Portrait.tsx';

const shown = (photo: string | undefined) => <Portrait name="Daniel Okafor" photo={photo} size={64} />;

it.each([undefined, ''])('without a photo (%s), shows the initials', (photo) => {
  render(shown(photo));
  expect(screen.getByText('DO')).toBeInTheDocument();
});

it('shows the initials if the photo doesn’t load, but still shows the next photo', () => {
  const { container, rerender } = render(shown('https://a.example/old.jpg'));
  const image = () => container.querySelector('img');
  expect(image()).toHaveAttribute('src', 'https://a.example/old.jpg');
  expect(screen.queryByText('DO')).not.toBeInTheDocument();
  fireEvent.error(image() as HTMLImageElement);
  expect(screen.getByText('DO')).toBeInTheDocument();
  rerender(shown('https://a.example/new.jpg'));
  expect(image()).toHaveAttribute('src', 'https://a.example/new.jpg');
});
