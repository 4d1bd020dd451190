import { sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { templateVersionSchema } from '@brokerage/domain/template/template';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChecksSection } from './ChecksSection.tsx';

const { officer, realtor } = sampleFlyer('co-brand');
const company = {
  name: 'Larkfield Home Mortgage',
  nmls: '1992001',
  phone: '973-555-0100',
  website: 'larkfield.example',
  licenseLines: [],
};
const version = templateVersionSchema.parse({
  id: 'co-brand-1',
  default_data: {},
  handlebars_schema: {
    fields: [{ key: 'headline', label: 'Headline', type: 'string', help_text: '' }],
  },
  required_fields: [],
  locked_fields: [],
  approval_required: true,
  layout: 'co-brand',
});

function show(parties: Pick<FlyerSnapshot['parties'], 'realtor'>) {
  const snapshot: FlyerSnapshot = {
    revision: 1,
    template_version_id: version.id,
    category: 'flyer',
    title: 'A team for your move',
    public_title: 'A team for your move',
    data: { headline: 'A team for your move' },
    parties: { officer, company, ...parties },
    link: '',
    checks_version: '1',
  };
  render(<ChecksSection snapshot={snapshot} version={version} onOutline={vi.fn()} />);
}

test('reminds the reviewer of a flyer with a realtor that each company pays its share', () => {
  show({ realtor });
  expect(screen.getByText(/Each should pay its share/)).toBeVisible();
  expect(screen.getByRole('link', { name: /12 CFR 1024\.14\(b\)/ })).toHaveAttribute(
    'href',
    'https://www.consumerfinance.gov/rules-policy/regulations/1024/14/',
  );
});

test('has no reminder on a flyer of the company alone', () => {
  show({});
  expect(screen.queryByText(/Each should pay its share/)).toBeNull();
});
