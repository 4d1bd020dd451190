import { checkDay } from '@brokerage/domain/flyer/checks/checkDay';
import {
  CHECKS_NOTE,
  CHECKS_VERSION,
  checkFlyer,
  type Finding,
} from '@brokerage/domain/flyer/checks/checkFlyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/flyer';
import { snapshotPublicTitle } from '@brokerage/domain/flyer/publicTitle';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Box, Link, Stack, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** What the rules find on a submitted flyer today, each with its source. */
export function ChecksSection({ sealed, version }: { sealed: FlyerSnapshot; version: TemplateVersion }) {
  const id = useId();
  const [today] = useState(() => checkDay(new Date()));
  const findings = useMemo(() => {
    const { category, data, parties } = sealed;
    const publicTitle = snapshotPublicTitle(sealed);
    return checkFlyer({ category, version, data, ...parties, publicTitle, today });
  }, [sealed, version, today]);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>Checks</SectionHeading>
      {findings.length === 0 ? (
        <Typography>No problems found.</Typography>
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {findings.map((finding) => (
            <Found key={`${finding.rule} ${finding.field} ${finding.excerpt}`} finding={finding} />
          ))}
        </Stack>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {CHECKS_NOTE} Rules of {CHECKS_VERSION}
        {sealed.checks_version === CHECKS_VERSION
          ? ''
          : `; it was submitted under those of ${sealed.checks_version}`}
        .
      </Typography>
    </section>
  );
}

const SEVERITIES = {
  block: { label: 'Blocking', tone: 'error' },
  warn: { label: 'Please check', tone: 'warning' },
} as const;

function Found({ finding: { severity, label, excerpt, message, source } }: { finding: Finding }) {
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <StatusChip {...SEVERITIES[severity]} />
        <Typography variant="subtitle2">{label}</Typography>
      </Stack>
      {excerpt !== '' && (
        <Typography component="q" sx={{ fontStyle: 'italic' }}>
          {excerpt}
        </Typography>
      )}
      <Typography>{message}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Source:{' '}
        {source.url === '' ? (
          source.citation
        ) : (
          <Link href={source.url} target="_blank" rel="noreferrer">
            {source.citation}
          </Link>
        )}
      </Typography>
    </Box>
  );
}
