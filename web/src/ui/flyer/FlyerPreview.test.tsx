import { sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { FlyerPreview } from './FlyerPreview.tsx';

test('marks the place of the QR code until the code is there', async () => {
  const { container } = render(
    <PortalTheme>
      <FlyerPreview input={sampleFlyer('open-house')} />
    </PortalTheme>,
  );
  expect(container.querySelector('[data-qr-placeholder]')).not.toBeNull();
  await waitFor(() => expect(container.querySelector('[data-qr-placeholder]')).toBeNull());
});
