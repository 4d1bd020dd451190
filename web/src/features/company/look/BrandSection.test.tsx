import { type CompanyBrand, companyBrandSchema, DEFAULT_BRAND } from '@brokerage/domain/company/companyBrand';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { firstMessages } from '../../../ui/forms/firstMessages.ts';
import { BrandSection } from './BrandSection.tsx';

const changed = vi.fn<(brand: CompanyBrand) => void>();

/** The section with all its errors shown, as after Save. */
function Form({ stored }: { stored: CompanyBrand }) {
  const [brand, setBrand] = useState(stored);
  const errors = firstMessages(companyBrandSchema.safeParse(brand).error?.issues ?? []);
  return (
    <BrandSection
      brand={brand}
      onChange={(next) => {
        setBrand(next);
        changed(next);
      }}
      onBlur={() => undefined}
      getError={(field) => errors[field.replace(/^brand\./, '')]}
    />
  );
}
const last = () => changed.mock.lastCall?.[0];

test('accepts short name, website, address, year and states, with errors at the field', async () => {
  const user = userEvent.setup();
  render(<Form stored={DEFAULT_BRAND} />);
  await user.type(screen.getByLabelText('Short name'), 'Bayside');
  await user.type(screen.getByLabelText('Main office'), '1 Canal Street, Lewes, DE 19958');
  await user.type(screen.getByLabelText('Year founded'), 'about 1492');
  expect(screen.getByLabelText('Year founded')).toHaveAccessibleDescription('Enter a year, such as 1992');
  await user.clear(screen.getByLabelText('Year founded'));
  expect(last()?.founded).toBeNull();
  await user.type(screen.getByLabelText('Website'), 'bayside');
  expect(screen.getByLabelText('Website')).toHaveAccessibleDescription(/^Enter the address without a path/);
  await user.click(screen.getByLabelText('States with branches'));
  await user.click(screen.getByRole('option', { name: 'Delaware' }));
  expect(last()).toMatchObject({ short_name: 'Bayside', website: 'bayside', states: ['DE'] });
});

test('adds and removes figures, with a date when they were checked', async () => {
  const user = userEvent.setup();
  render(<Form stored={DEFAULT_BRAND} />);
  expect(screen.queryByLabelText(/^Last checked on/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add figure' }));
  expect(screen.getByLabelText('Figure 1')).toHaveFocus();
  await user.keyboard('30+');
  await user.type(screen.getByLabelText('Description of figure 1'), 'years');
  const asOf = screen.getByLabelText(/^Last checked on/);
  expect(asOf).toHaveAccessibleDescription('Enter the date you last checked these figures');
  await user.type(asOf, '2026-10-31');
  expect(last()?.statistics).toEqual({ figures: [{ value: '30+', label: 'years' }], as_of: '2026-10-31' });
  for (let more = 0; more < 3; more += 1)
    await user.click(screen.getByRole('button', { name: 'Add figure' }));
  expect(screen.getByRole('button', { name: 'Add figure' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove figure 2' }));
  expect(screen.getByLabelText('Figure 2')).toHaveFocus();
  for (let left = 3; left > 0; left -= 1)
    await user.click(screen.getByRole('button', { name: 'Remove figure 1' }));
  expect(last()?.statistics).toEqual({ figures: [], as_of: '' });
  expect(screen.getByRole('button', { name: 'Add figure' })).toHaveFocus();
});
