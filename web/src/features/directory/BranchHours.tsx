import type { Branch } from '@brokerage/domain/directory/branch';
import { branchTimeZone, formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { useCompany } from '../../lib/company/useCompany.ts';
import { OpenNow } from '../../ui/data-display/OpenNow.tsx';

/** A branch's business hours, in its own time zone. */
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
