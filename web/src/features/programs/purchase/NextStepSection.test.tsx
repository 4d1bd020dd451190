import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NextStepSection } from './NextStepSection.tsx';

test('each stage of a purchase has its own next step', () => {
  render(<NextStepSection />);
  const region = screen.getByRole('region', { name: 'Where are you today?' });
  const stages = within(region)
    .getAllByRole('listitem')
    .map((item) => [
      within(item).getByRole('heading', { level: 3 }).textContent,
      within(item).getByRole('link').getAttribute('href'),
    ]);
  expect(stages).toEqual([
    ['Just looking', '/resources/affordability'],
    ['Ready to shop', '/pre-approval?purpose=Purchase'],
    ['Found the home', `tel:${sampleCompany.phone}`],
  ]);
});
