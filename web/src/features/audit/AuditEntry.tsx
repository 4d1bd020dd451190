import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { Box, Typography } from '@mui/material';
import { companyMoment, companyTimeOfDay } from '../../lib/companyTime.ts';
import { actionInWords, differences, entityInWords, type Names } from './auditWords.ts';
import { DifferenceList } from './DifferenceList.tsx';

interface AuditEntryProps {
  record: AuditRecord;
  names: Names;
  /** The day too, where no heading names it. */
  withDay?: boolean;
}

/** One record: when, who, what. */
export function AuditEntry({ record, names, withDay }: AuditEntryProps) {
  const { at, actor_user_id, actor_name, action, entity_type, entity_id } = record;
  const nameNow = names.people.get(actor_user_id);
  const isOwn = entity_type === 'member' && entity_id === actor_user_id;
  // Of companies and settings the act itself says what it is about.
  const isNamed = !isOwn && (entity_type === 'member' || actionInWords(action) === action);
  return (
    <Box
      sx={{
        ...{ display: 'grid', columnGap: 2, rowGap: 0.25 },
        gridTemplateColumns: {
          xs: 'auto minmax(0, 1fr)',
          md: `${withDay ? '11rem' : '5.5rem'} 12rem minmax(0, 1fr)`,
        },
      }}
    >
      <Typography
        component="time"
        dateTime={at.toISOString()}
        title={utc(at)}
        sx={{ color: 'text.secondary' }}
      >
        {withDay ? companyMoment(at) : companyTimeOfDay(at)}
      </Typography>
      <Typography
        title={actor_user_id}
        sx={{ overflowWrap: 'anywhere', textAlign: { xs: 'right', md: 'left' } }}
      >
        {actor_name}
        {/* Everybody writes their own name; what they are called now tells who it was. */}
        {nameNow && nameNow !== actor_name && ` (now ${nameNow})`}
      </Typography>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{actionInWords(action)}</strong>
          {isNamed && `: ${entityInWords(entity_type, entity_id, names)}`}
          {/* There are many to one flyer. */}
          {!isNamed && entity_type === 'link' && `: ${entity_id}`}
        </Typography>
        <DifferenceList differences={differences(record, names)} />
      </Box>
    </Box>
  );
}

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
