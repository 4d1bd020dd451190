import { expect, test } from 'vitest';
import { pdfFileName } from './pdfFileName.ts';

const flyer = (title: string, property_address?: string) => ({
  snapshot: null,
  public_title: title,
  data: { property_address },
});

test('names the file by title and street, and says which format it is', () => {
  const home = flyer('Just listed', '88 Larch Lane, Clifton, NJ 07011');
  expect(pdfFileName(home)).toBe('Just listed, 88 Larch Lane.pdf');
  expect(pdfFileName(home, 'postcard')).toBe('Just listed, 88 Larch Lane (postcard).pdf');
});

test('doesn’t repeat the street, and does without one', () => {
  expect(pdfFileName(flyer('Open house at 88 Larch Lane', '88 Larch Lane, Clifton'))).toBe(
    'Open house at 88 Larch Lane.pdf',
  );
  expect(pdfFileName(flyer('Mortgage rates'))).toBe('Mortgage rates.pdf');
});
