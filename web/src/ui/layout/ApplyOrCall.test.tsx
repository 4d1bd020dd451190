import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApplyOrCall } from './ApplyOrCall.tsx';
import { CallToAction } from './CallToAction.tsx';

const apply = { label: 'Apply Now', to: '/pre-approval?purpose=Purchase' };
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('offers to apply first, then to call the company', () => {
  render(<ApplyOrCall apply={apply} />);
  expect(links()).toEqual([
    ['Apply Now', '/pre-approval?purpose=Purchase'],
    [sampleCompany.phoneDisplay, `tel:${sampleCompany.phone}`],
  ]);
});

test('offers to call somebody else in place of the company', () => {
  render(<CallToAction apply={apply} call={{ label: 'Call Maya', to: 'tel:+12015550142' }} />);
  expect(links()).toEqual([
    ['Apply Now', '/pre-approval?purpose=Purchase'],
    ['Call Maya', 'tel:+12015550142'],
  ]);
});
