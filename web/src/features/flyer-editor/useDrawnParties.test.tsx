import { paths } from '@brokerage/domain/paths';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { refuseReads, storeRecord } from '../../testing/localFirestore.ts';
import { useDrawnParties } from './useDrawnParties.ts';

const TENANT = 'larkfield';

const ANA: { realtorId: string | null } = { realtorId: 'ana' };

const storeRealtor = (id: string, name: string) =>
  storeRecord(paths.realtors.one(TENANT, id), {
    id,
    tenant_id: TENANT,
    created_by_user_id: 'daniel',
    name,
    email: `${id}@realty.example`,
    phone: '(973) 555-0140',
    mls_id: '',
    brokerage: 'Sample Realty',
    photo_url: '',
    notes: '',
  });

/** Draws the flyer with Ana, then with another choice. */
async function drawWithAna() {
  storeRecord(paths.tenant(TENANT), {
    id: TENANT,
    company_name: 'Larkfield Home Mortgage',
    nmls_id: '1992001',
    phone: '(973) 555-0192',
    mailbox: 'hello@larkfield.example',
    licence_lines: [],
  });
  storeRecord(paths.member('daniel'), {
    user_id: 'daniel',
    tenant_id: TENANT,
    role: 'officer',
    name: 'Daniel Okafor',
    email: 'daniel@larkfield.example',
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
  });
  storeRealtor('ana', 'Ana Reyes');
  storeRealtor('ben', 'Ben Ortiz');
  const view = renderHook(
    ({ realtorId }: typeof ANA) => useDrawnParties({ tenantId: TENANT, ownerId: 'daniel', realtorId }),
    { initialProps: ANA },
  );
  const drawn = () => readyData(view.result.current.drawn);
  await waitFor(() => expect(drawn()?.realtor?.name).toBe('Ana Reyes'));
  return { ...view, drawn };
}

test('keeps the previous realtor until another has loaded', async () => {
  const { rerender, drawn } = await drawWithAna();
  rerender({ realtorId: 'ben' });
  expect(drawn()?.realtor?.name).toBe('Ana Reyes');
  await waitFor(() => expect(drawn()?.realtor?.name).toBe('Ben Ortiz'));
  rerender({ realtorId: null });
  await waitFor(() => expect(drawn()?.realtor).toBeUndefined());
});

test('doesn’t draw the previous realtor if another fails to load', async () => {
  const { result, rerender, drawn } = await drawWithAna();
  refuseReads(paths.realtors.one(TENANT, 'ben'), 'unavailable');
  rerender({ realtorId: 'ben' });
  await waitFor(() => expect(result.current.live.status).toBe('failed'));
  expect(drawn()).toMatchObject({ officer: { name: 'Daniel Okafor' } });
  expect(drawn()).not.toHaveProperty('realtor');
  // The one before is still there.
  rerender(ANA);
  await waitFor(() => expect(drawn()?.realtor?.name).toBe('Ana Reyes'));
});
