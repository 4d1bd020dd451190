import { auditRecordSchema } from '@brokerage/domain/audit/auditRecord';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { Alert, Button } from '@mui/material';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useCallback, useMemo, useState } from 'react';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { useBranches } from '../../lib/live-data/records/useBranches.ts';
import { useMembersById } from '../../lib/live-data/records/useMembersById.ts';
import { useOfficerNames } from '../../lib/live-data/records/useOfficerNames.ts';
import { useEntityNames } from '../../lib/live-data/useEntityNames.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { usePages } from '../../lib/live-data/usePages.ts';
import { useOptimisticSearch } from '../../lib/routes/useOptimisticSearch.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/SkeletonLines.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { useSideSheet } from '../../ui/layout/portal/useSideSheet.ts';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { AuditChecks } from './AuditChecks.tsx';
import type { RecordLink } from './AuditEntry.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { type Names, toEntityKeys, toOfficerIds, toUids } from './auditEntities.ts';
import { type AuditFilter, isEverything, toAuditFilter, toFilterAddress } from './auditFilter.ts';
import { auditQuery, PAGE_SIZE } from './auditQuery.ts';
import { EntityBar } from './EntityBar.tsx';
import { ShownRecord } from './ShownRecord.tsx';

/** Who did what, and when; for administrators. */
export function AuditPage() {
  return (
    <PortalPage action="audit:read" title="Audit Log" isWide>
      <AuditLog />
    </PortalPage>
  );
}

/** Returns a filter's records, newest first, page by page. */
function useAuditRecords(tenantId: string, { person, entity, kind, from, to }: AuditFilter) {
  const firestore = useFirestore();
  const pageQuery = useCallback(
    (after: QueryDocumentSnapshot | undefined) =>
      auditQuery(firestore, tenantId, { person, entity, kind, from, to }, after),
    [firestore, tenantId, person, entity, kind, from, to],
  );
  return usePages(pageQuery, auditRecordSchema, PAGE_SIZE);
}

/** Returns the names of the tenant's branches and of the records' entities, as far as they have loaded. */
function useNames(keys: readonly string[], uids: readonly string[], officerIds: readonly string[]): Names {
  const { member } = useSignedIn();
  const members = useMembersById(member.tenant_id, uids);
  const officers = useOfficerNames(member.tenant_id, officerIds);
  const branches = useBranches(member.tenant_id);
  const entities = useEntityNames(member.tenant_id, keys);
  const places = readyData(branches)?.items;
  const isSettled =
    members.isSettled && officers.isSettled && entities.isSettled && branches.status !== 'loading';
  return useMemo(
    () => ({
      members: new Map([...members.byId].map(([uid, { name }]) => [uid, name])),
      officers: officers.byId,
      branches: new Map(places?.map(({ id, name }) => [id, name])),
      entities: entities.byKey,
      isSettled,
    }),
    [members, officers, places, entities, isSettled],
  );
}

function AuditLog() {
  const { member } = useSignedIn();
  const [search, setSearch] = useOptimisticSearch();
  const filter = toAuditFilter(search);
  const sheet = useSideSheet('record');
  const log = useAuditRecords(member.tenant_id, filter);
  const records = log.status === 'ready' ? log.items : [];
  const keys = [
    ...records.flatMap(toEntityKeys),
    filter.entity,
    sheet.openId === undefined ? '' : entityKeyIn(sheet.openId),
  ];
  const uids = [filter.person, ...records.flatMap(toUids), ...keys.flatMap(memberIn)];
  const names = useNames(keys, uids, records.flatMap(toOfficerIds));
  return (
    <>
      <PageHeading title="Audit Log">
        See who changed what, newest first. Each record links to the one before it, finished days are sealed,
        and a fingerprint is stored outside the database every hour. Select Verify to check whether anything
        was altered.
      </PageHeading>
      <AuditChecks
        names={names}
        onRecorded={log.reload}
        onShow={({ record_id, entity_type }) =>
          entity_type === 'seal'
            ? // A UTC day spans two days in the company's time zone.
              setSearch(toFilterAddress({ from: shiftDate(record_id, -1), to: record_id }))
            : sheet.open(record_id)
        }
      >
        <Button variant="outlined" loading={log.status === 'loading'} onClick={log.reload}>
          Refresh
        </Button>
      </AuditChecks>
      {sheet.openId !== undefined && (
        <ShownRecord
          id={sheet.openId}
          names={names}
          onShowEntity={(entity) => setSearch(toFilterAddress({ entity }))}
          onClose={sheet.close}
        />
      )}
      {filter.entity !== '' && (
        <EntityBar
          entity={filter.entity}
          names={names}
          onClear={() => setSearch(toFilterAddress({ ...filter, entity: '' }))}
        />
      )}
      <AuditFilters
        filter={filter}
        names={names}
        onChange={(next) => setSearch(toFilterAddress(next), { replace: true })}
      />
      <Content
        log={log}
        names={names}
        isAll={isEverything(filter)}
        withHistory={filter.entity === ''}
        recordLink={sheet.link}
        onShowAll={() => setSearch({})}
      />
    </>
  );
}

const memberIn = (key: string): string[] => (key.startsWith('member:') ? [key.slice('member:'.length)] : []);

/** Returns `flyer:abc` for the record `flyer-abc-00000001`; empty for an invalid id. */
const entityKeyIn = (recordId: string): string =>
  /^[a-z_]+-.+-\d{8}$/.test(recordId) ? recordId.slice(0, -9).replace('-', ':') : '';

interface ContentProps {
  log: ReturnType<typeof useAuditRecords>;
  names: Names;
  isAll: boolean;
  withHistory: boolean;
  recordLink: RecordLink;
  onShowAll: () => void;
}

function Content(props: ContentProps) {
  const { log } = props;
  if (log.status === 'loading') return <AuditSkeleton />;
  if (log.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the audit log" onRetry={log.reload}>
        {loadErrorMessage(log.error)}
      </ErrorState>
    );
  }
  return <Records {...props} log={log} />;
}

interface RecordsProps extends ContentProps {
  log: Extract<ContentProps['log'], { status: 'ready' }>;
}

/**
 * Shows records only once every name in them is known, so that no ids flash up. The same goes for later pages of the list. Apart from
 * `Content`, because hooks can't follow its early returns.
 */
function Records({ log, names, isAll, withHistory, recordLink, onShowAll }: RecordsProps) {
  const { items, unreadable, hasOlder, older, showOlder } = log;
  const [named, setNamed] = useState<typeof items>();
  if (names.isSettled && named !== items) setNamed(items);
  const records = names.isSettled ? items : named;
  if (!records) return <AuditSkeleton />;
  return (
    <>
      <UnreadableAlert count={unreadable}>
        Select Verify to check whether anything was altered.
      </UnreadableAlert>
      {records.length === 0 && unreadable === 0 && (
        <EmptyState
          scene={isAll ? 'empty' : 'search'}
          title={isAll ? 'Nothing has been recorded yet' : 'No records found'}
        >
          {isAll ? (
            'Changes to people, roles and company settings will appear here.'
          ) : (
            <>
              No records match. <Button onClick={onShowAll}>Show everything</Button>
            </>
          )}
        </EmptyState>
      )}
      <AuditList records={records} names={names} withHistory={withHistory} recordLink={recordLink} />
      {older === 'failed' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          Couldn’t load older records. Check your connection and try again.
        </Alert>
      )}
      {hasOlder && (
        <LoadMore
          onMore={() => void showOlder()}
          isLoading={older === 'loading' || records.length < items.length}
        />
      )}
    </>
  );
}

function AuditSkeleton() {
  return <SkeletonLines label="Loading the audit log" count={5} kind="entries" />;
}
