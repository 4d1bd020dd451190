import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotifyProvider } from '../feedback/NotifyProvider.tsx';
import { QrCode } from './QrCode.tsx';

test.each([true, false])('warns that the code stops with the link only if it does: %s', (expires) => {
  render(
    <NotifyProvider>
      <QrCode shareUrl="https://www.larkfield.example/shared/abCD23efGH45" title="Card" expires={expires} />
    </NotifyProvider>,
  );
  expect(screen.getByRole('img', { name: 'QR code for the link to Card' })).toBeVisible();
  expect(screen.queryAllByText(/It stops working when the link expires/)).toHaveLength(expires ? 1 : 0);
});
