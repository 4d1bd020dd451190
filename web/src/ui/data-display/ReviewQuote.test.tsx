import type { PublicReview } from '@brokerage/domain/customerReview/publicReview';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReviewQuote } from './ReviewQuote.tsx';

const REVIEW: PublicReview = {
  id: 'a',
  quote: 'Sample words of a test about a loan that closed on time.',
  customer_name: 'Test C.',
  city: 'Newark',
  state: 'NJ',
  loan_purpose: 'purchase',
  reviewed_on: '2026-03-05',
  source_name: '',
  source_url: '',
  connection: '',
};

it('names the customer, and shows that the review came directly from them', () => {
  render(<ReviewQuote review={REVIEW} />);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent(/^“Sample words of a test about a loan that closed on time\.”/);
  expect(figure).toHaveTextContent('Test C., Newark, NJ');
  expect(figure).toHaveTextContent('Home purchase · Sent to us, Mar 5, 2026');
  expect(screen.queryByRole('link')).toBeNull();
});

it('links to where the review was published, and discloses a connection', () => {
  const source = { source_name: 'Google', source_url: 'https://maps.example/review/1' };
  render(<ReviewQuote review={{ ...REVIEW, ...source, connection: 'Test is a cousin.' }} isLead />);
  expect(screen.getByRole('link', { name: 'Posted on Google' })).toHaveAttribute(
    'href',
    'https://maps.example/review/1',
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Please note: Test is a cousin.');
});
