import { disclosureFor } from '@brokerage/domain/programs/disclosures';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { FactTiles } from './FactTiles.tsx';

test('dates read as elsewhere, not as they are stored', () => {
  const disclosure = disclosureFor(['conventionalDown'], 'jumbo');
  render(
    <>
      <FactTiles ids={['conventionalDown']} />
      <DisclosureBlock disclosures={disclosure ? [disclosure] : []} />
    </>,
  );
  expect(screen.getByText(/Sample figures as of Oct 31, 2026 for illustration/)).toBeVisible();
  expect(screen.getByText(/, as of Oct 31, 2026$/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\d{4}-\d{2}-\d{2}/);
});
