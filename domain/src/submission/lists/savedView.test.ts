import { expect, it } from 'vitest';
import { savedViewId, savedViewNameSchema, savedViewSchema } from './savedView.ts';

it('reads a view of another version as far as this one knows its filter', () => {
  const view = {
    id: savedViewId('ines', 7),
    user_id: 'ines',
    name: 'Refinances',
    filter: { purpose: 'Refinance', status: 'no_longer_a_status', county: 'Passaic' },
    client_id: 'abcdefghijklmnopqrstu',
    updated_at: new Date(),
  };
  expect(savedViewSchema.parse(view)).toEqual({ ...view, id: 'ines-07', filter: { purpose: 'Refinance' } });
});

it.each(['', '   ', 'x'.repeat(41), 'One\nTwo'])('%j is not a valid name', (name) =>
  expect(savedViewNameSchema.safeParse(name).success).toBe(false),
);
