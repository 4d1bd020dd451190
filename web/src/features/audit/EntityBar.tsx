import { AUDIT_ENTITY_TYPES } from '@brokerage/domain/audit/auditRecord';
import { Button, Card, Typography } from '@mui/material';
import { parseEntityKey } from '../../lib/live-data/parseEntityKey.ts';
import type { Names } from './auditEntities.ts';
import { EntityName } from './EntityName.tsx';

interface EntityBarProps {
  /** `flyer:abc`. */
  entity: string;
  names: Names;
  onClear: () => void;
}

const KINDS: Record<string, string> = AUDIT_ENTITY_TYPES;

/** Says which entity the list is filtered to, links to it, and clears the filter. */
export function EntityBar({ entity, names, onClear }: EntityBarProps) {
  const about = parseEntityKey(entity);
  if (!about) return null;
  const kind = Object.hasOwn(KINDS, about.type) ? KINDS[about.type] : undefined;
  return (
    <Card
      component="section"
      aria-label="Filter"
      sx={{
        px: 2,
        py: 1,
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
      }}
    >
      <Typography role="status" sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        History: {kind && about.type !== 'member' ? `${kind.toLowerCase()} ` : ''}
        <EntityName {...about} names={names} />
      </Typography>
      <Button onClick={onClear}>Show all records</Button>
    </Card>
  );
}
