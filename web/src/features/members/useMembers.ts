import type { Branch } from '@brokerage/domain/directory/branch';
import { useBranches } from '../../lib/live-data/useBranches.ts';
import { useTeamMembers } from '../../lib/live-data/useTeamMembers.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { memberStatus, type Person } from './member.ts';
import { useMemberAccounts } from './useMemberAccounts.ts';

/** The team with everything that the page shows of it, by name; live as far as the database goes. */
export function useMembers() {
  const { user, member: me } = useSignedIn();
  const team = useTeamMembers(me.tenant_id);
  const branches = useBranches(me.tenant_id);
  const members = team.status === 'ready' ? team.data.items : undefined;
  const accounts = useMemberAccounts(
    members
      ?.map(({ user_id, status }) => `${user_id} ${status}`)
      .sort()
      .join(),
  );
  const branchList: readonly Branch[] = branches.status === 'ready' ? branches.data.items : [];
  const people = members
    ?.map((member): Person => {
      const account = accounts.of.get(member.user_id);
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
  return { team, people: people ?? [], members: members ?? [], accounts, branches: branchList };
}
