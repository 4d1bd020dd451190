import {
  CHECKS_NOTE,
  CHECKS_VERSION,
  type CheckFinding,
  checkFlyer,
} from '@brokerage/domain/flyer/checks/checkFlyer';
import { SOURCES } from '@brokerage/domain/flyer/checks/checkSources';
import { composeSnapshot } from '@brokerage/domain/flyer/compose/composeSnapshot';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import type { Box as Area } from '@brokerage/domain/flyer/layout/scene/scene';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { snapshotPublicTitle } from '@brokerage/domain/flyer/texts/snapshotPublicTitle';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { companyToday } from '../../../lib/format/time/companyTime.ts';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import { noQr } from '../../../ui/flyer/useQr.ts';
import { locateWords } from './locateWords.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface ChecksSectionProps {
  snapshot: FlyerSnapshot;
  version: TemplateVersion;
  /** Called with the areas on the flyer to outline, or with none to remove the outline. */
  onOutline: (places: readonly Area[]) => void;
}

const toKey = ({ rule, field, excerpt }: CheckFinding) => `${rule} ${field} ${excerpt}`;

/** What the rules find on a submitted flyer today, with sources. Clicking an issue outlines its text on the flyer. */
export function ChecksSection({ snapshot, version, onOutline }: ChecksSectionProps) {
  const id = useId();
  const [today] = useState(() => companyToday());
  const findings = useMemo(() => {
    const { category, data, parties } = snapshot;
    const publicTitle = snapshotPublicTitle(snapshot);
    const found = checkFlyer({ category, version, data, ...parties, publicTitle, today });
    return found.toSorted((a, b) => Number(a.severity === 'warn') - Number(b.severity === 'warn'));
  }, [snapshot, version, today]);
  const places = useMemo(() => {
    const { ops } = layoutFlyer(composeSnapshot(snapshot, version), fontMeasure, noQr).scene;
    return new Map(findings.map((finding) => [toKey(finding), locateWords(ops, finding)]));
  }, [snapshot, version, findings]);
  const [pressed, setPressed] = useState<string>();
  const press = (key: string) => {
    const isOn = key !== pressed;
    setPressed(isOn ? key : undefined);
    onOutline((isOn && places.get(key)) || []);
  };
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>Checks</SectionHeading>
      {findings.length === 0 ? (
        <Typography>No problems found.</Typography>
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {findings.map((finding) => {
            const key = toKey(finding);
            const isDrawn = places.get(key)?.length !== 0;
            return (
              <Found
                key={key}
                finding={finding}
                isPressed={key === pressed}
                {...(isDrawn && { onPress: () => press(key) })}
              />
            );
          })}
        </Stack>
      )}
      {snapshot.parties.realtor && (
        <Box sx={{ mt: 1.5 }}>
          <Typography>
            Two companies share this flyer. Each should pay its share of printing and mailing, based on how
            much of the flyer it takes up.
          </Typography>
          <SourceLine source={SOURCES.coMarketing} />
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {CHECKS_NOTE}
        {snapshot.checks_version !== CHECKS_VERSION && ' The checks have changed since this was submitted.'}
      </Typography>
    </section>
  );
}

const SEVERITIES = {
  block: { label: 'Blocking', tone: 'error' },
  warn: { label: 'Check this', tone: 'warning' },
} as const;

/** How a date field stores its value. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

interface FoundProps {
  finding: CheckFinding;
  isPressed: boolean;
  /** Undefined if the flyer doesn't contain what the check is about. */
  onPress?: () => void;
}

function Found({ finding, isPressed, onPress }: FoundProps) {
  const { severity, label, excerpt, message, source } = finding;
  return (
    <Box
      component="li"
      sx={{
        overflowWrap: 'anywhere',
        pl: 1.5,
        borderLeft: 3,
        borderColor: isPressed ? 'error.main' : 'transparent',
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusChip {...SEVERITIES[severity]} />
        <Typography variant="subtitle2">{label}</Typography>
        {onPress && (
          <Button
            size="small"
            aria-label={`Show on flyer: ${excerpt || label}`}
            aria-pressed={isPressed}
            onClick={onPress}
            sx={{ ml: 'auto' }}
          >
            Show on flyer
          </Button>
        )}
      </Stack>
      {excerpt !== '' && (
        <Typography component="q" sx={{ fontStyle: 'italic' }}>
          {ISO_DATE.test(excerpt) ? formatDay(excerpt) : excerpt}
        </Typography>
      )}
      <Typography>{message}</Typography>
      <SourceLine source={source} />
    </Box>
  );
}

const SourceLine = ({ source: { url, citation } }: Pick<CheckFinding, 'source'>) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {url === '' ? (
      citation
    ) : (
      <>
        Source:{' '}
        <Link href={url} target="_blank" rel="noreferrer">
          {citation}
        </Link>
      </>
    )}
  </Typography>
);
