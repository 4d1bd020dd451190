import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { Box, Card, Typography } from '@mui/material';
import { companyLongDate } from '../../lib/format/time/companyTime.ts';
import { AuditEntry, type RecordLink } from './AuditEntry.tsx';
import type { Names } from './auditEntities.ts';

interface AuditListProps {
  records: readonly AuditRecord[];
  names: Names;
  /** Each record links to all records about the same thing. */
  withHistory: boolean;
  recordLink: RecordLink;
}

const toId = (day: string): string => `audit-${day.replace(/\W+/g, '-')}`;

/** Records, newest first, by day. */
export function AuditList({ records, names, withHistory, recordLink }: AuditListProps) {
  const days = new Map<string, AuditRecord[]>();
  for (const record of records) {
    const day = companyLongDate(record.at);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return [...days].map(([day, ofDay]) => (
    <Box key={day} component="section" aria-labelledby={toId(day)} sx={{ mb: 3 }}>
      <Typography variant="subtitle2" component="h2" id={toId(day)} sx={{ color: 'text.secondary', mb: 1 }}>
        {day}
      </Typography>
      <Card component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ofDay.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{ px: 2, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <AuditEntry record={record} names={names} withHistory={withHistory} recordLink={recordLink} />
          </Box>
        ))}
      </Card>
    </Box>
  ));
}
