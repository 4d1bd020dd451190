import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Ending } from './Ending.tsx';

const words = { title: 'See what you qualify for', lead: 'It takes about 10 minutes.' };
const apply = { label: 'Apply with Maya', to: '/pre-approval?officer=maya' };
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('suggests applying first, then calling the company', () => {
  render(<Ending {...words} />);
  expect(screen.getByRole('region', { name: words.title })).toBeVisible();
  expect(links()).toEqual([
    ['Apply Now', '/pre-approval'],
    [sampleCompany.phoneDisplay, `tel:${sampleCompany.phone}`],
  ]);
});

test('suggests what a page names instead of either', () => {
  render(<Ending {...words} primary={apply} secondary={{ label: 'Call Maya', to: 'tel:+12015550142' }} />);
  expect(links()).toEqual([
    ['Apply with Maya', '/pre-approval?officer=maya'],
    ['Call Maya', 'tel:+12015550142'],
  ]);
});

test('suggests one action if the phone number is further up the page', () => {
  render(<Ending {...words} look="line" secondary="none" />);
  expect(links()).toEqual([['Apply Now', '/pre-approval']]);
});

test('leaves the buttons to the page’s own content', () => {
  render(
    <Ending {...words} aside={<p>Ask Maya</p>}>
      <a href="/refinance">See your refinance options</a>
    </Ending>,
  );
  expect(links()).toEqual([['See your refinance options', '/refinance']]);
});
