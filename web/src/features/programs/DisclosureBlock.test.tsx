import { disclosureFor } from '@brokerage/domain/programs/disclosures';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeCompany, currentCompany } from '../../lib/company/companyStore.ts';
import { DisclosureBlock } from './DisclosureBlock.tsx';
import { FactTiles } from './program/FactTiles.tsx';

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

test('a company shows only limits of states where it has branches', () => {
  const before = currentCompany();
  try {
    changeCompany({ ...before, states: ['New Jersey'] });
    const { rerender } = render(<FactTiles ids={['jumboBranchCounties', 'jumboBaseline']} />);
    expect(screen.getByText(/Orange County, California/)).toBeVisible();
    act(() => changeCompany({ ...before, states: ['Maine'] }));
    rerender(<FactTiles ids={['jumboBranchCounties', 'jumboBaseline']} />);
    expect(screen.queryByText(/Orange County/)).toBeNull();
    expect(screen.getByText(/In most U.S. counties/)).toBeVisible();
  } finally {
    act(() => changeCompany(before));
  }
});
