import { company } from '@brokerage/domain/company/company';
import type { Branch } from '@brokerage/domain/directory/branch';
import { branchTimeZone, formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { OpenNow } from '../../ui/data-display/OpenNow.tsx';

/** Shows a branch's business hours, on its own clock. */
export function BranchHours({ branch }: { branch: Branch }) {
  const timeZone = branchTimeZone(branch);
  return (
    <>
      {company.hours.text}, {formatTimeZone(timeZone)}
      <OpenNow timeZone={timeZone} />
    </>
  );
}
