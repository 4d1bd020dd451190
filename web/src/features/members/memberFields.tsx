import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { roleName } from '../../lib/format/names/roleNames.ts';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { companyMoment } from '../../lib/format/time/companyTime.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { MEMBER_STATUS_NAMES, type MemberRow, type MemberStatus } from './memberRow.ts';

const TONES: Record<MemberStatus, StatusTone> = {
  active: 'success',
  invited: 'info',
  deactivated: 'default',
  canceled: 'default',
};

/** `isAsking`: The members' sign-in data is still loading. */
type Show = (row: MemberRow, isAsking: boolean) => ReactNode;

const waiting = (
  <>
    <Skeleton width="5em" aria-hidden />
    <span style={visuallyHidden}>Loading</span>
  </>
);
const UNKNOWN = 'Unknown';

/** The member fields shown in the table and the cards. Unknown values sort last. */
export const memberFields = {
  role: {
    label: 'Role',
    show: ({ member }) => roleName(member.role),
    sortValue: ({ member }) => roleName(member.role),
  },
  branch: {
    label: 'Branch',
    show: ({ branchName }) => branchName ?? 'No branch',
    sortValue: ({ branchName }) => branchName,
  },
  status: {
    label: 'Status',
    show: ({ status }) =>
      status ? <StatusChip label={MEMBER_STATUS_NAMES[status]} tone={TONES[status]} /> : waiting,
    sortValue: ({ status }) => status && MEMBER_STATUS_NAMES[status],
  },
  secondFactor: {
    label: 'Two-factor',
    show: ({ account }, isAsking) => {
      if (account) return account.has_second_factor ? 'On' : 'Off';
      return isAsking ? waiting : UNKNOWN;
    },
    sortValue: ({ account }) => account && (account.has_second_factor ? 'On' : 'Off'),
  },
  lastSignIn: {
    label: 'Last sign-in',
    show: ({ account }, isAsking) => {
      if (!account) return isAsking ? waiting : UNKNOWN;
      if (!account.last_sign_in_at) return 'Never';
      return (
        <time dateTime={account.last_sign_in_at} title={account.last_sign_in_at}>
          {companyMoment(new Date(account.last_sign_in_at))}
        </time>
      );
    },
    sortValue: ({ account }) => account?.last_sign_in_at ?? undefined,
  },
} as const satisfies Record<
  string,
  { label: string; show: Show; sortValue: (row: MemberRow) => string | undefined }
>;
