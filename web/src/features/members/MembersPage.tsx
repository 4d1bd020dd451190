import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { Alert, Button, Card, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/PortalPage.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import { MemberList } from './MemberList.tsx';
import { type MemberAction, type MemberFilter, matches } from './member.ts';
import { PendingChanges } from './PendingChanges.tsx';
import { useExtraRoles } from './useExtraRoles.ts';
import { useMembers } from './useMembers.ts';

const EVERYBODY: MemberFilter = { search: '', role: '', status: '' };

/** Who works here, and with what rights; for super administrators. */
export function MembersPage() {
  return (
    <PortalPage action="people:manage" title="People">
      <People />
    </PortalPage>
  );
}

function People() {
  const found = useMembers();
  const extraRoles = useExtraRoles(useSignedIn().member.tenant_id);
  const [address] = useSearchParams();
  const [filter, setFilter] = useState({ ...EVERYBODY, search: address.get('find') ?? '' });
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState<{ uid: string; action: MemberAction }>();
  const { team, people, accounts, branches } = found;
  const person = people.find(({ member }) => member.user_id === chosen?.uid);
  return (
    <>
      <PageHeading
        title="People"
        actions={
          <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setInviting(true)}>
            Invite
          </Button>
        }
      >
        {team.status === 'ready' ? countLine(people.length) : 'Your team’s roles and branches'}
      </PageHeading>
      <ConnectionHint live={team} />
      {accounts.status === 'failed' && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={accounts.reload}>
              Retry
            </Button>
          }
        >
          Couldn’t load second factors and sign-ins.
        </Alert>
      )}
      <Content
        found={found}
        extraRoles={extraRoles}
        filter={filter}
        onFilter={setFilter}
        onChoose={(uid, action) => setChosen({ uid, action })}
      />
      {isInviting && (
        <InviteDialog branches={branches} extraRoles={extraRoles} onClose={() => setInviting(false)} />
      )}
      {chosen && person && (
        <MemberDialog
          person={person}
          action={chosen.action}
          people={people}
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
  found: ReturnType<typeof useMembers>;
  extraRoles: readonly string[];
  filter: MemberFilter;
  onFilter: (filter: MemberFilter) => void;
  onChoose: (uid: string, action: MemberAction) => void;
}

function Content({
  found: { team, people, members, accounts },
  extraRoles,
  filter,
  onFilter,
  onChoose,
}: ContentProps) {
  if (team.status === 'loading') return <PeopleSkeleton />;
  if (team.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load your team" onRetry={team.retry}>
        {team.error.code === 'permission-denied'
          ? 'You don’t have access to this. If that’s wrong, ask your administrator.'
          : 'Check your connection and try again.'}
      </ErrorState>
    );
  }
  const { unreadable } = team.data;
  const shown = people.filter((one) => matches(one, filter));
  return (
    <>
      {unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {unreadable === 1 ? '1 record' : `${unreadable} records`} couldn’t be shown. Please let your
          administrator know.
        </Alert>
      )}
      <PendingChanges team={members} />
      <MemberFilters filter={filter} extraRoles={extraRoles} onChange={onFilter} />
      {shown.length > 0 ? (
        <MemberList
          people={shown}
          isAsking={accounts.status === 'loading'}
          onChoose={({ member }, action) => onChoose(member.user_id, action)}
        />
      ) : (
        <EmptyState title="Nobody found">
          No one on your team matches. <Button onClick={() => onFilter(EVERYBODY)}>Show everyone</Button>
        </EmptyState>
      )}
    </>
  );
}

const countLine = (count: number) => (count === 1 ? '1 person' : `${count} people`);

function PeopleSkeleton() {
  return (
    <Card role="status" aria-label="Loading people" sx={{ p: 2 }}>
      <Stack spacing={2}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} height={36} />
        ))}
      </Stack>
    </Card>
  );
}
