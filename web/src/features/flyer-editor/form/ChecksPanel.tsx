import { CHECKS_NOTE } from '@brokerage/domain/flyer/checks/checkFlyer';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { memo, useId } from 'react';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import type { FlyerChecks } from './checkContent.ts';

interface ChecksPanelProps {
  checks: FlyerChecks;
  /** Goes to a field. */
  onGo: (field: string) => void;
}

const SEVERITIES = {
  block: { label: 'Must be fixed', tone: 'error' },
  warn: { label: 'Check this', tone: 'warning' },
} as const;

/** Issues from layout and checks, each with its location and its source. */
export const ChecksPanel = memo(function ChecksPanel({ checks, onGo }: ChecksPanelProps) {
  const { issues, missing, input } = checks;
  const id = useId();
  const blocking = issues.filter(({ severity }) => severity === 'block').length;
  const keys = new Set(input.fields.map(({ key }) => key));
  return (
    <Card component="section" aria-labelledby={id} data-keep-clear sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id={id} data-field="checks" tabIndex={-1}>
        Checks
      </Typography>
      {(issues.length > 0 || missing.length === 0) && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{summary(issues.length, blocking)}</Typography>
      )}
      {missing.length > 0 && (
        <Typography sx={{ mt: issues.length > 0 ? 1 : 0.5 }}>
          Still needed: {missing.map(({ label }) => label).join(', ')}.
          {issues.length === 0 && ' We’ll check the rest as you type.'}
        </Typography>
      )}
      <Stack
        component="ul"
        spacing={2}
        sx={{ listStyle: 'none', p: 0, my: 2, '&:empty': { display: 'none' } }}
      >
        {issues.map(({ field, label, severity, message, excerpt, source }) => (
          <Box
            component="li"
            key={`${field} ${message} ${excerpt ?? ''}`}
            sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}
          >
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
              <StatusChip {...SEVERITIES[severity]} />
              {keys.has(field) || field.startsWith('realtor') ? (
                <Button size="small" onClick={() => onGo(field)}>
                  {`Go to ${label}`}
                </Button>
              ) : (
                <Typography variant="subtitle2">{label}</Typography>
              )}
            </Stack>
            <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {message}
              {excerpt && ` (“${excerpt}”)`}
            </Typography>
            {source && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                Source:{' '}
                {source.url ? (
                  <Link href={source.url} target="_blank" rel="noopener noreferrer">
                    {source.citation}
                  </Link>
                ) : (
                  source.citation
                )}
              </Typography>
            )}
          </Box>
        ))}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {CHECKS_NOTE}
      </Typography>
    </Card>
  );
});

function summary(all: number, blocking: number): string {
  if (all === 0) return 'No problems found.';
  if (blocking === 0) return `${pluralize(all, 'thing')} to check. You can still submit.`;
  return `${pluralize(blocking, 'thing')} to fix before you can submit.`;
}
