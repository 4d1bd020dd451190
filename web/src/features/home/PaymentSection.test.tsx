import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PaymentSection } from './PaymentSection.tsx';

test('an amount can be typed beside its slider, and a wrong one shows no payment', async () => {
  const user = userEvent.setup();
  render(<PaymentSection />);
  const payment = screen.getByRole('status');
  expect(payment).toHaveTextContent('$2,463');
  const price = screen.getByLabelText('Home price, exact');
  await user.clear(price);
  await user.type(price, '640000');
  await user.tab();
  expect(screen.getByRole('slider', { name: 'Home price' })).toHaveValue('640000');
  expect(payment).toHaveTextContent('$3,152');
  const more = screen.getByRole('link', { name: 'Add taxes and insurance' });
  expect(more.getAttribute('href')).toMatch(/^\/resources#price=640000&down=\d+&rate=\d/);
  await user.clear(price);
  await user.type(price, '10');
  await user.tab();
  expect(payment).toHaveTextContent('–');
  expect(more).toHaveAttribute('href', '/resources#mortgage-calculator');
});
