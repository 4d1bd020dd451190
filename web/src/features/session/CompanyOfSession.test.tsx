import { type Tenant, tenantSchema } from '@brokerage/domain/company/tenant';
import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { pacificSchedule } from '@brokerage/domain/schedule/testing/pacificSchedule';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentCompany } from '../../lib/company/companyStore.ts';
import { refreshCompany } from '../../lib/company/refreshCompany.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { markFirstListDrawn } from '../../lib/first-list/firstList.ts';
import { companyMoment } from '../../lib/format/time/companyTime.ts';
import { useTenant } from '../../lib/live-data/records/useTenant.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { CompanyOfSession } from './CompanyOfSession.tsx';

vi.mock('../../lib/live-data/records/useTenant.ts', () => ({ useTenant: vi.fn() }));
vi.mock('../../lib/firebase/firebase.ts', () => ({ portalFirestore: () => Promise.resolve({}) }));
vi.mock('../../lib/company/refreshCompany.ts', () => ({ refreshCompany: vi.fn() }));

markFirstListDrawn();

const tenant = tenantSchema.parse({
  id: 'bayside',
  company_name: 'Bayside Lending',
  nmls_id: '1995003',
  phone: '(973) 555-0130',
  mailbox: 'hello@bayside.example',
  hours: 'Mon-Fri 8AM-5PM',
  licence_lines: [],
  office_schedule: pacificSchedule,
});
const answer = (live: Live<Tenant | undefined>) => vi.mocked(useTenant).mockReturnValue(live);
const ready = (data: Tenant) => answer({ status: 'ready', data, stale: false });

const Name = () => <p>{useCompany().name}</p>;
const Time = () => <p>{companyMoment(new Date('2026-11-20T21:30:00Z')).replaceAll('\u00a0', ' ')}</p>;
const portal = (
  <CompanyOfSession tenantId="bayside">
    <Name />
    <Time />
  </CompanyOfSession>
);

test('the portal uses the member’s company and clock until they sign out', async () => {
  answer({ status: 'loading', unreachable: false });
  const { rerender, unmount } = render(portal);
  await waitFor(() => expect(useTenant).toHaveBeenCalledWith('bayside'));
  expect(screen.getByText(sampleCompany.name)).toBeVisible();
  expect(screen.getByText('Nov 20, 2026, 4:30 PM ET')).toBeVisible();
  ready(tenant);
  rerender(
    <CompanyOfSession tenantId="bayside">
      <Name />
      <Time />
    </CompanyOfSession>,
  );
  expect(screen.getByText('Bayside Lending')).toBeVisible();
  expect(screen.getByText('Nov 20, 2026, 1:30 PM PT')).toBeVisible();
  unmount();
  expect(currentCompany()).toEqual(sampleCompany);
  expect(refreshCompany, 'the page may have been built a while ago').toHaveBeenCalledOnce();
});

test('a record that matches the page renders nothing again', async () => {
  ready(tenant);
  const { rerender } = render(<CompanyOfSession tenantId="bayside">{null}</CompanyOfSession>);
  await waitFor(() => expect(currentCompany().name).toBe('Bayside Lending'));
  const known = currentCompany();
  ready({ ...tenant });
  rerender(<CompanyOfSession tenantId="bayside">{null}</CompanyOfSession>);
  expect(currentCompany()).toBe(known);
});

test('an unreadable record leaves the portal unchanged', async () => {
  vi.mocked(useTenant).mockClear();
  answer({ status: 'ready', data: undefined, stale: false });
  render(portal);
  await waitFor(() => expect(useTenant).toHaveBeenCalled());
  expect(screen.getByText(sampleCompany.name)).toBeVisible();
});
