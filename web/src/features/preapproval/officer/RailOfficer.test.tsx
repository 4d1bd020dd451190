import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { provideDirectory } from '../../../lib/directory/directoryStore.ts';
import { sampleDirectory } from '../../../lib/directory/testing/sampleDirectory.ts';
import { RailOfficer } from './RailOfficer.tsx';

it('shows who gets the application and how to call them, and nothing before that', () => {
  const { container, rerender } = render(<RailOfficer id="linh-tran" />);
  expect(container).toBeEmptyDOMElement();
  provideDirectory(sampleDirectory);
  rerender(<RailOfficer id="linh-tran" />);
  expect(screen.getByText('Linh Tran')).toBeVisible();
  expect(screen.getByText('NMLS #1900111')).toBeVisible();
  expect(screen.getByRole('link', { name: '(714) 555-0111' })).toHaveAttribute('href', 'tel:+17145550111');
  rerender(<RailOfficer id="somebody-else" />);
  expect(container).toBeEmptyDOMElement();
});
