import type { Scene, TextOp } from '@brokerage/domain/flyer/layout/scene/scene';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FlyerSvg } from './FlyerSvg.tsx';

const text = (words: string, y: number, field: string): TextOp => ({
  kind: 'text',
  text: words,
  x: 20,
  y,
  width: 80,
  face: 'serif',
  size: 12,
  color: '#1c1f1b',
  tracking: 0,
  block: y,
  role: 'P',
  box: { x: 20, y: y - 12, width: 200, height: 30 },
  field,
});

const scene: Scene = {
  width: 300,
  height: 200,
  title: 'Open house',
  author: 'Maria',
  footerTop: 180,
  links: [],
  ops: [
    text('First line', 40, 'headline'),
    text('14 Maple Avenue', 80, 'address'),
    {
      kind: 'image',
      x: 0,
      y: 100,
      width: 300,
      height: 80,
      src: 'https://x.example/a.jpg',
      alt: 'Photo',
      clip: [['M', 0, 100], ['L', 300, 100], ['L', 300, 180], ['Z']],
      focus: 'center',
      field: 'photo',
    },
  ],
};

test('is an image with the flyer’s name, and its text is text', () => {
  render(<FlyerSvg scene={scene} />);
  expect(screen.getByRole('img', { name: 'Open house' })).toBeVisible();
  expect(screen.getByText('14 Maple Avenue')).toHaveAttribute('font-family', "'Flyer serif'");
});

test('marks the place of the edited field', () => {
  const { container } = render(<FlyerSvg scene={scene} highlight="address" />);
  const marks = container.querySelectorAll('rect');
  expect(marks).toHaveLength(1);
  expect(marks[0]).toHaveAttribute('y', '65');
});

test('blends a multiplied picture only within the flyer', () => {
  const ops = scene.ops.map((op) => (op.kind === 'image' ? { ...op, isMultiplied: true as const } : op));
  const { container } = render(<FlyerSvg scene={{ ...scene, ops }} />);
  expect(container.querySelector('image')).toHaveStyle({ mixBlendMode: 'multiply' });
  expect(container.querySelector('svg')).toHaveStyle({ isolation: 'isolate' });
});

test('reports which picture couldn’t load', () => {
  const onImageError = vi.fn();
  const { container } = render(<FlyerSvg scene={scene} onImageError={onImageError} />);
  fireEvent.error(container.querySelector('image') as SVGImageElement);
  expect(onImageError).toHaveBeenCalledWith('https://x.example/a.jpg');
});
