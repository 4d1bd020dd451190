import { auditRecordSchema } from '@brokerage/domain/audit/auditRecord';
import { paths } from '@brokerage/domain/paths';
import { Button, Skeleton, Typography } from '@mui/material';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { useEntityNames } from '../../lib/live-data/useEntityNames.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SideSheet } from '../../ui/layout/portal/SideSheet.tsx';
import { AuditEntry } from './AuditEntry.tsx';
import { formatEntity, type Names, toEntityKeys } from './auditEntities.ts';

interface ShownRecordProps {
  id: string;
  names: Names;
  /** Shows all records about the same entity: `flyer:abc`. */
  onShowEntity: (entity: string) => void;
  onClose: () => void;
}

/** Shows the record in the URL in a side sheet, even if the list's filter excludes it. */
export function ShownRecord({ id, names, onShowEntity, onClose }: ShownRecordProps) {
  const [, type, entityId, number] = /^([a-z_]+)-(.+)-(\d{8})$/.exec(id) ?? [];
  const isId = type !== undefined && entityId !== undefined;
  const subject = isId ? formatEntity(type, entityId, names) : '';
  return (
    <SideSheet
      title={isId ? `Record ${Number(number)}${subject && ` about ${subject}`}` : 'No record'}
      kind="Audit log"
      onClose={onClose}
      actions={
        isId && <Button onClick={() => onShowEntity(`${type}:${entityId}`)}>All about {subject}</Button>
      }
    >
      {/* Anyone can type a URL, and without a valid id there is no record. */}
      {!isId || id.includes('/') ? <NoRecord /> : <Stored key={id} id={id} names={names} />}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2, overflowWrap: 'anywhere' }}>
        Record ID: {id}
      </Typography>
    </SideSheet>
  );
}

function Stored({ id, names }: { id: string; names: Names }) {
  const { member } = useSignedIn();
  const live = useDocument(paths.auditLogs.one(member.tenant_id, id), auditRecordSchema);
  const record = readyData(live);
  const { byKey, isSettled } = useEntityNames(member.tenant_id, record ? toEntityKeys(record) : []);
  if (live.status === 'loading' || !isSettled || !names.isSettled)
    return <Skeleton height={44} aria-label="Loading the record" role="status" />;
  if (live.status === 'failed') return <ErrorState title="Couldn’t load the record" onRetry={live.retry} />;
  const entities = new Map([...names.entities, ...byKey]);
  return record ? <AuditEntry record={record} names={{ ...names, entities }} isAlone /> : <NoRecord />;
}

function NoRecord() {
  return <Typography>This record doesn’t exist, or you no longer have access to it.</Typography>;
}
