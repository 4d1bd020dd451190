import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import History from '@mui/icons-material/History';
import { Box, IconButton, Link as MuiLink, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { companyMoment, companyTimeOfDay } from '../../lib/format/time/companyTime.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import type { useSideSheet } from '../../ui/layout/portal/useSideSheet.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { formatEntity, isSingleton, type Names } from './auditEntities.ts';
import { toFilterAddress } from './auditFilter.ts';
import { type Difference, formatAuditAction, toDifferences } from './auditTexts.ts';
import { EntityName } from './EntityName.tsx';

/** The changes field by field: before and after. */
function DifferenceList({ differences, names }: { differences: readonly Difference[]; names: Names }) {
  if (differences.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 0.5,
        display: 'grid',
        columnGap: 2,
        rowGap: 0.25,
        gridTemplateColumns: { xs: '7rem minmax(0, 1fr)', sm: 'minmax(8rem, max-content) minmax(0, 1fr)' },
      }}
    >
      {differences.map(({ field, before, after, entities }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {field}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {before !== undefined && (
              <>
                <span style={visuallyHidden}>was </span>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {entities?.before ? <EntityName {...entities.before} names={names} /> : before}
                </Box>
                <span aria-hidden> → </span>
                <span style={visuallyHidden}>, is now </span>
              </>
            )}
            {after === undefined ? (
              'none'
            ) : (
              <Box component="ins" sx={{ textDecoration: 'none' }}>
                {entities?.after ? <EntityName {...entities.after} names={names} /> : after}
              </Box>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** More changes than this are folded in a list. */
const SHOWN_CHANGES = 2;

interface DifferencesProps extends ComponentProps<typeof DifferenceList> {
  isOpen: boolean | undefined;
}

/** The changes; many of them are behind a fold. */
function Differences({ isOpen = false, ...list }: DifferencesProps) {
  const count = list.differences.length;
  if (isOpen || count <= SHOWN_CHANGES) return <DifferenceList {...list} />;
  return (
    <Box component="details">
      <Typography
        component="summary"
        variant="body2"
        sx={{ cursor: 'pointer', color: 'text.secondary', py: { xs: 1.625, sm: 0.5 }, width: 'fit-content' }}
      >
        Details ({count})
      </Typography>
      <DifferenceList {...list} />
    </Box>
  );
}

interface AuditEntryProps {
  record: AuditRecord;
  names: Names;
  /** Shown alone in a sheet: includes the date, which no heading shows, and uses one column. */
  isAlone?: boolean;
  /** Offers the list of all records about the same thing. */
  withHistory?: boolean;
  /** Link to the record's own sheet. */
  recordLink?: RecordLink;
}

/** Props for a link to the sheet of the record with that id. */
export type RecordLink = ReturnType<typeof useSideSheet>['link'];

/** A record: when, who, and what. */
export function AuditEntry({ record, names, isAlone, withHistory, recordLink }: AuditEntryProps) {
  const { at, actor_user_id, actor_name, action, entity_type, entity_id } = record;
  const nameNow = names.members.get(actor_user_id);
  const isOwn = entity_type === 'member' && entity_id === actor_user_id;
  // For companies and settings, the action itself says what it's about.
  const isNamed = !isOwn && (!isSingleton(entity_type) || formatAuditAction(action) === action);
  const moment = isAlone ? companyMoment(at) : companyTimeOfDay(at);
  const history = `${routePaths.audit}?${new URLSearchParams(toFilterAddress({ entity: `${entity_type}:${entity_id}` })).toString()}`;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.25,
        gridTemplateColumns: {
          xs: 'auto minmax(0, 1fr)',
          ...(!isAlone && { md: '7rem 12rem minmax(0, 1fr)' }),
        },
      }}
    >
      <Typography
        component="time"
        dateTime={at.toISOString()}
        title={utc(at)}
        sx={{ color: 'text.secondary' }}
      >
        {recordLink ? (
          <MuiLink
            component={Link}
            {...recordLink(record.id)}
            color="inherit"
            aria-label={`${moment}: ${formatAuditAction(action)}`}
          >
            {moment}
          </MuiLink>
        ) : (
          moment
        )}
      </Typography>
      <Typography
        title={actor_user_id}
        sx={{ overflowWrap: 'anywhere', textAlign: { xs: 'right', ...(!isAlone && { md: 'left' }) } }}
      >
        {actor_name}
        {/* Members can change their name; the current one shows who it was. */}
        {nameNow && nameNow !== actor_name && ` (now ${nameNow})`}
      </Typography>
      <Box sx={{ gridColumn: { xs: '1 / -1', ...(!isAlone && { md: 'auto' }) } }}>
        <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{formatAuditAction(action)}</strong>
          {isNamed && (
            <>
              : <EntityName type={entity_type} id={entity_id} names={names} />
            </>
          )}
          {withHistory && (
            <IconButton
              component={Link}
              to={history}
              size="small"
              aria-label={`History of ${isOwn ? actor_name : formatEntity(entity_type, entity_id, names)}`}
              title="All records about this"
              sx={{ ml: 0.5, my: -0.5 }}
            >
              <History fontSize="small" />
            </IconButton>
          )}
        </Typography>
        <Differences
          differences={toDifferences(record, names, { withInnerIds: isAlone })}
          names={names}
          isOpen={isAlone}
        />
      </Box>
    </Box>
  );
}

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
