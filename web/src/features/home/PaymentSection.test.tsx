import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { rememberNumbers, visitorNumbers } from '../../lib/visitor-numbers/visitorNumbers.ts';
import { PaymentSection } from './PaymentSection.tsx';

const parts = () => screen.getByLabelText('What the payment includes');
const retype = async (label: string, text: string) => {
  const user = userEvent.setup();
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
};

test('shows the whole payment with its parts, APR and the required example', () => {
  render(<PaymentSection />);
  expect(screen.getByRole('status')).toHaveTextContent('$3,363');
  expect(parts()).toHaveTextContent('Principal and interest$2,463Property tax$750Homeowner’s insurance$150');
  expect(screen.getByText(/6\.25% \(6\.34% APR\)/)).toBeVisible();
  expect(screen.getByText('360 monthly payments of $2,462.87')).toBeVisible();
});

test('less than 20% down adds mortgage insurance, which counts in the APR', async () => {
  render(<PaymentSection />);
  await retype('Down payment, exact', '5');
  expect(parts()).toHaveTextContent('Mortgage insurance$238');
  expect(screen.getByText(/6\.25% \(6\.79% APR\)/)).toBeVisible();
  // The example below must match the displayed payment.
  expect(screen.getByText('5% down ($25,000)')).toBeVisible();
  expect(screen.getByText(/^132 monthly payments of \$3,162\.16, then 228 of \$2,924\.66/)).toBeVisible();
  expect(screen.getByText('6.79%')).toBeVisible();
});

test('an amount can be typed next to its slider, and an invalid one hides the payment', async () => {
  render(<PaymentSection />);
  await retype('Home price, exact', '640000');
  expect(screen.getByRole('slider', { name: 'Home price' })).toHaveValue('640000');
  expect(screen.getByRole('status')).toHaveTextContent('$4,304');
  const more = screen.getByRole('link', { name: 'Enter your own taxes' });
  expect(more).toHaveAttribute(
    'href',
    '/resources#price=640000&down=128000&rate=6.25&tax=11520&insurance=2304',
  );
  await retype('Down payment, exact', '0');
  expect(screen.getByRole('status')).toHaveTextContent('–');
  expect(parts()).not.toHaveTextContent('$');
  expect(screen.queryByText(/conventional loan of/)).toBeNull();
  expect(more).toHaveAttribute('href', '/resources#mortgage-calculator');
});

test('the slider has the purchase page’s maximum, and higher amounts can be typed', async () => {
  render(<PaymentSection />);
  expect(screen.getByRole('slider', { name: 'Home price' })).toHaveAttribute('max', '1500000');
  expect(screen.getByText('$1,500,000 or more')).toBeVisible();
  await retype('Home price, exact', '2400000');
  expect(visitorNumbers().price).toBe(2_400_000);
});

test('above all conventional limits, explains what changes instead of a payment', async () => {
  render(<PaymentSection />);
  await retype('Home price, exact', '1600000');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('–');
  expect(screen.getByText(/A \$1,280,000 loan is above \$1,249,125/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See jumbo loans' })).toHaveAttribute('href', '/loans/jumbo');
});

test('starts with numbers from other pages within the sliders’ range, and labels them', async () => {
  rememberNumbers({ price: 525_000, down: 50_000, rate: 1.5 });
  render(<PaymentSection />);
  expect(screen.getByText('Using your numbers: $525,000 home, $50,000 down')).toBeVisible();
  expect(screen.getByLabelText('Down payment, exact')).toHaveValue('9.524');
  expect(screen.getByText('$50,000')).toBeVisible();
  expect(screen.getByLabelText('Interest rate, exact')).toHaveValue('6.25');
  expect(screen.getByRole('link', { name: 'Apply with these numbers' })).toHaveAttribute(
    'href',
    '/pre-approval?purpose=Purchase&price=525000&down=50000',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('Sample numbers. Enter your own.')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('$3,363');
  expect(visitorNumbers()).toEqual({});
});

test('resetting everything also clears the error of an invalid number', async () => {
  render(<PaymentSection />);
  await retype('Home price, exact', '640000');
  await retype('Home price, exact', '20');
  expect(screen.getByRole('status')).toHaveTextContent('–');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Home price, exact')).toHaveValue('500,000');
  expect(screen.getByRole('status')).toHaveTextContent('$3,363');
});
