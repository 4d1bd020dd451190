import type { Branch } from '@brokerage/domain/directory/branch';
import { branchTimeZone, formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { useCompany } from '../../lib/company/useCompany.ts';
import { OpenNow } from '../../ui/data-display/OpenNow.tsx';

/** Shows a branch's business hours, on its own clock. */
export function BranchHours({ branch }: { branch: Branch }) {
  const company = useCompany();
  const timeZone = branchTimeZone(branch, company.schedule.time_zone);
  return (
    <>
      {branch.own_hours?.text ?? company.hours}, {formatTimeZone(timeZone)}
      <OpenNow timeZone={timeZone} week={branch.own_hours?.week} />
    </>
  );
}
