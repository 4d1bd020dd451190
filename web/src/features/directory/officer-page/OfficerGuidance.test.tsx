import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleDirectory } from '../../../lib/directory/testing/sampleDirectory.ts';
import { OfficerGuidance } from './OfficerGuidance.tsx';

const [sample] = sampleDirectory.officers;
if (!sample) throw new Error('An officer');
const officer = { ...sample, name: 'Tom Gallagher', specialties: ['Refinancing'] };

it('shows what to have ready for each of an officer’s topics, with links', () => {
  render(<OfficerGuidance officer={officer} acceptingOfficer={officer} />);
  const section = within(screen.getByRole('region', { name: 'Before you call Tom' }));
  expect(section.getByText('Refinancing')).toBeVisible();
  expect(section.getByText(/^Your latest mortgage statement/)).toBeVisible();
  expect(section.getByRole('link', { name: 'More about refinancing' })).toHaveAttribute('href', '/refinance');
  expect(screen.getByRole('region', { name: 'What to expect with Tom' })).toHaveTextContent('Tom calls to');
});

it('shows who calls if the officer takes no applications', () => {
  const { unmount } = render(
    <OfficerGuidance officer={officer} acceptingOfficer={{ ...officer, name: 'Linh Tran' }} />,
  );
  expect(screen.getByRole('region', { name: 'What to expect with Linh' })).toHaveTextContent('Linh calls to');
  unmount();
  render(<OfficerGuidance officer={officer} acceptingOfficer={undefined} />);
  expect(screen.getByRole('region', { name: 'What to expect' })).toHaveTextContent('A loan officer calls to');
});
