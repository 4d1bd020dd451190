import type { BranchRecord } from '@brokerage/domain/directory/branch';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { Button, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { useBranches } from '../../lib/live-data/records/useBranches.ts';
import { useMembersById } from '../../lib/live-data/records/useMembersById.ts';
import { useTeamMembers } from '../../lib/live-data/records/useTeamMembers.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { NEW } from '../../lib/routes/formPaths.ts';
import { RECORD } from '../../lib/routes/recordPaths.ts';
import { useAddressFields } from '../../lib/routes/useAddressFields.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { useSideSheet } from '../../ui/layout/portal/useSideSheet.ts';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { useRestoreFocus } from '../../ui/useRestoreFocus.ts';
import { PendingChanges } from './changes/PendingChanges.tsx';
import { usePendingMembers } from './changes/usePendingMembers.ts';
import { formatTeamCount } from './formatTeamCount.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberList } from './MemberList.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import {
  type MemberAction,
  type MemberFilter,
  type MemberRow,
  matchesMemberFilter,
  memberStatus,
  toStoredStatus,
} from './memberRow.ts';
import { useExtraRoles } from './useExtraRoles.ts';
import { useMemberAccounts } from './useMemberAccounts.ts';
import { useSuperAdmins } from './useSuperAdmins.ts';
import { useTeamCount } from './useTeamCount.ts';

const EVERYBODY: MemberFilter = { search: '', role: '', status: '' };
const isFiltered = ({ search, role, status }: MemberFilter) => `${search}${role}${status}` !== '';

/** Lists members, their roles and branches; for super administrators. */
export function MembersPage() {
  return (
    <PortalPage action="members:manage" title="People" isWide>
      <Members />
    </PortalPage>
  );
}

/**
 * Returns the page's rows by name; live, except for the data from Auth. `rows`: the listed members, those with these uids, and the super
 * administrators.
 */
function useMemberRows({ search, role, status }: MemberFilter, uids: readonly string[]) {
  const { user, member: me } = useSignedIn();
  const team = useTeamMembers(me.tenant_id, { search, role, status: toStoredStatus(status) });
  const superAdmins = useSuperAdmins(me.tenant_id);
  const { byId: named } = useMembersById(me.tenant_id, uids);
  const branches = useBranches(me.tenant_id);
  const listed = readyData(team)?.items;
  const others = readyData(superAdmins)?.items ?? [];
  const members = listed && [
    ...new Map([...named.values(), ...others, ...listed].map((member) => [member.user_id, member])).values(),
  ];
  const byUid = members?.toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1));
  const accounts = useMemberAccounts(
    byUid?.map(({ user_id }) => user_id),
    byUid?.map(({ status }) => status).join(),
  );
  const branchList: readonly BranchRecord[] = readyData(branches)?.items ?? [];
  const rows = members
    ?.map((member): MemberRow => {
      const account = accounts.byUid.get(member.user_id);
      return {
        member,
        account,
        status: memberStatus(member, account, accounts.status === 'loading'),
        branchName:
          branchList.find(({ id }) => id === member.branch_id)?.name ?? member.branch_id ?? undefined,
        isMyself: member.user_id === user.uid,
      };
    })
    .sort((one, other) => one.member.name.localeCompare(other.member.name));
  const listedUids = new Set(listed?.map(({ user_id }) => user_id));
  return {
    team,
    rows: rows ?? [],
    listed: rows?.filter(({ member }) => listedUids.has(member.user_id)) ?? [],
    accounts,
    branches: branchList,
    branchesLive: branches,
  };
}

function Members() {
  const { tenant_id: tenantId } = useSignedIn().member;
  const extraRoles = useExtraRoles(tenantId);
  const [filter, setFilter] = useState(EVERYBODY);
  const sheet = useSideSheet(RECORD.member);
  const [chosen, setChosen] = useState<{ uid: string; action: MemberAction }>();
  const found = useMemberRows(filter, [sheet.openId ?? '', chosen?.uid ?? '']);
  const count = useTeamCount(tenantId, found.team);
  const [isInviting, setInviting] = useState(false);
  const inviteButton = useRef<HTMLButtonElement>(null);
  useAddressFields(['find'], ({ find = '' }) => setFilter({ ...EVERYBODY, search: find }));
  const clearNew = useAddressFields([NEW], () => setInviting(true));
  useRestoreFocus(isInviting, () => inviteButton.current);
  const { team, rows, accounts, branches } = found;
  const shown = found.listed.filter((one) => matchesMemberFilter(one, filter));
  const row = rows.find(({ member }) => member.user_id === chosen?.uid);
  const choose = (uid: string, action: MemberAction) => {
    setChosen({ uid, action });
    // An invited member may have signed in since the page was opened.
    accounts.reload();
  };
  return (
    <>
      <PageHeading
        title="People"
        actions={
          <Button
            ref={inviteButton}
            variant="contained"
            startIcon={<PersonAdd />}
            onClick={() => setInviting(true)}
          >
            Invite teammate
          </Button>
        }
      >
        {formatTeamCount(count, isFiltered(filter) && !readyData(team)?.more ? shown.length : undefined)}
      </PageHeading>
      <ConnectionHint live={team} />
      <Stack spacing={2} sx={{ mb: 2, '&:empty': { display: 'none' } }}>
        <InlineLoadError
          what="two-factor authentication and sign-ins"
          live={
            accounts.status === 'failed' ? { status: 'failed', retry: accounts.reload } : { status: 'ready' }
          }
        />
        <InlineLoadError what="the branches" live={found.branchesLive} retryLabel="Retry: branches" />
      </Stack>
      <Content
        found={found}
        shown={shown}
        extraRoles={extraRoles}
        filter={filter}
        onFilter={setFilter}
        onOpen={sheet.open}
        onChoose={choose}
      />
      {isInviting && (
        <InviteDialog
          branches={branches}
          extraRoles={extraRoles}
          onClose={() => {
            setInviting(false);
            clearNew();
          }}
        />
      )}
      {sheet.openId !== undefined && team.status === 'ready' && (
        <MemberSheet
          row={rows.find(({ member }) => member.user_id === sheet.openId)}
          isAsking={accounts.status === 'loading'}
          onChoose={(action) => choose(sheet.openId ?? '', action)}
          onClose={sheet.close}
        />
      )}
      {chosen && row && (
        <MemberDialog
          row={row}
          action={chosen.action}
          rows={rows}
          branches={branches}
          extraRoles={extraRoles}
          onDone={accounts.reload}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

interface ContentProps {
  found: ReturnType<typeof useMemberRows>;
  /** The rows that match the filter. */
  shown: readonly MemberRow[];
  extraRoles: readonly string[];
  filter: MemberFilter;
  onFilter: (filter: MemberFilter) => void;
  onOpen: (uid: string) => void;
  onChoose: (uid: string, action: MemberAction) => void;
}

function Content({
  found: { team, listed, accounts },
  shown,
  extraRoles,
  filter,
  onFilter,
  onOpen,
  onChoose,
}: ContentProps) {
  if (team.status === 'loading') return <TableSkeleton label="Loading people" rows={6} />;
  if (team.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load your team" onRetry={team.retry}>
        {loadErrorMessage(team.error)}
      </ErrorState>
    );
  }
  const { unreadable, more } = team.data;
  return (
    <>
      <UnreadableAlert count={unreadable} />
      <TeamChanges />
      <MemberList
        rows={shown}
        isAsking={accounts.status === 'loading'}
        onOpen={onOpen}
        onChoose={({ member }, action) => onChoose(member.user_id, action)}
        filters={<MemberFilters filter={filter} extraRoles={extraRoles} onChange={onFilter} />}
        empty={
          <EmptyState
            scene="search"
            title="No one found"
            action={<Button onClick={() => onFilter(EVERYBODY)}>Show everyone</Button>}
          >
            {more ? `None of the first ${listed.length} people match.` : 'No one on your team matches.'}
          </EmptyState>
        }
      />
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are from the first {listed.length} people by name.
        </LoadMore>
      )}
    </>
  );
}

/** Lists the team's profile changes that need confirmation. */
function TeamChanges() {
  const pending = usePendingMembers(useSignedIn().member.tenant_id);
  return (
    <>
      <InlineLoadError what="profile changes to confirm" live={pending} retryLabel="Retry: profile changes" />
      <PendingChanges team={readyData(pending)?.items ?? []} />
    </>
  );
}
