import type { LinkTarget } from '@brokerage/domain/link/linkTarget';
import { expect, test } from 'vitest';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { COMPANY_LINK_COLUMNS, OWN_LINK_COLUMNS } from './linkColumns.tsx';

const row = (target: LinkTarget) =>
  ({ link: { target }, flyer: 'What it opens', name: 'Yard sign' }) as unknown as LinkRow;

test.each([{ columns: OWN_LINK_COLUMNS }, { columns: COMPANY_LINK_COLUMNS }])(
  'links to flyers start with the flyer, those to pages with their label',
  ({ columns: [first] }) => {
    expect(first?.label).toBe('Flyer');
    expect([first?.cell(row('flyer')), first?.subtitle?.(row('flyer'))]).toEqual([
      'What it opens',
      'Yard sign',
    ]);
    for (const target of ['officer_page', 'questionnaire'] as const) {
      expect([first?.cell(row(target)), first?.subtitle?.(row(target))]).toEqual([
        'Yard sign',
        'What it opens',
      ]);
    }
  },
);
