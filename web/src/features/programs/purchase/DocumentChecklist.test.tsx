import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guidePaths } from '../../../lib/routes/sitePaths.ts';
import { DocumentChecklist } from './DocumentChecklist.tsx';

test('sorts the documents into three named groups', () => {
  render(<DocumentChecklist />);
  const band = screen.getByRole('region', { name: 'What to have ready' });
  for (const name of ['What you earn', 'What you’ve saved', 'Who you are, and what you owe'])
    expect(within(within(band).getByRole('region', { name })).getAllByRole('listitem')).toHaveLength(3);
});

test('links to the printable checklist', () => {
  render(<DocumentChecklist />);
  expect(screen.getByRole('link', { name: 'See the checklist you can print' })).toHaveAttribute(
    'href',
    guidePaths.preApproval,
  );
});
