import { US_STATES } from '@brokerage/domain/directory/usStates';
import { sampleLicense } from '@brokerage/domain/license/testing/sampleLicense';
import { paths } from '@brokerage/domain/paths';

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { memberSession, renderInPortal } from '../../testing/renderInPortal.tsx';
import { HolderLicenses } from './HolderLicenses.tsx';

const ANA = { holder_kind: 'officer', holder_id: 'ana' } as const;
const open = (changes: readonly object[]) =>
  renderInPortal(<HolderLicenses tenantId="larkfield" holder={ANA} label="Ana’s licenses" empty="None" />, {
    session: memberSession({ role: 'super_admin' }),
    records: Object.fromEntries(
      changes.map((change, index) => {
        const { id: _, ...license } = sampleLicense({
          ...ANA,
          kind: 'originator',
          number: `NO-${index + 1}`,
          expires_on: null,
          ...change,
        });
        return [paths.licenses.one('larkfield', `license-${index}`), license];
      }),
    ),
  });
const list = async () => within(await screen.findByRole('list', { name: 'Ana’s licenses' }));
const numbers = async () =>
  (await list()).getAllByRole('listitem').map(({ textContent }) => /NO-\d+/.exec(textContent)?.[0]);

test('of sixty licenses the first five show, and a button shows them all', async () => {
  open(
    Object.keys(US_STATES)
      .flatMap((state) => [{ state }, { state }])
      .slice(0, 60),
  );
  expect(await numbers()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 60: Ana’s licenses' }));
  expect(await numbers()).toHaveLength(60);
  const fewer = screen.getByRole('button', { name: 'Show fewer: Ana’s licenses' });
  expect(fewer).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(fewer);
  expect(await numbers()).toHaveLength(5);
});

test('five licenses have no button', async () => {
  open(['CA', 'NJ', 'NY', 'PA', 'TX'].map((state) => ({ state })));
  expect(await numbers()).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an expired license is among the first ones', async () => {
  const states = ['AL', 'AK', 'AZ', 'CA', 'CO', 'CT'].map((state) => ({ state }));
  open([...states, { state: 'WY', expires_on: '2024-12-31' }]);
  expect((await numbers())[0]).toBe('NO-7');
});
