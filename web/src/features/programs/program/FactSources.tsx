import { type Fact, type FactId, facts } from '@brokerage/domain/programs/facts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatIsoDate } from '../../../lib/format/formatIsoDate.ts';
import { finePrint } from '../finePrint.ts';

/** Who publishes these figures, and since when they hold: each source once, with what it is the source of where there are several. */
export function FactSources({ ids, isDark }: { ids: readonly FactId[]; isDark?: boolean }) {
  const shown = ids.map((id): Fact => facts[id]);
  const bySource = Object.values(
    Object.fromEntries(
      shown.map(({ source, effectiveDate }) => [
        source + effectiveDate,
        shown.filter((each) => each.source === source && each.effectiveDate === effectiveDate),
      ]),
    ),
  );
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ mt: 1, ...finePrint, color: isDark ? 'primary.soft' : 'text.secondary' }}
    >
      {bySource.map(([first, ...rest]) =>
        first ? (
          <span key={first.source}>
            {bySource.length > 1 && `${listLabels([first, ...rest])}: `}
            {first.source}, as of{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formatIsoDate(first.effectiveDate)}
            </Box>
            .{' '}
          </span>
        ) : null,
      )}
    </Typography>
  );
}

/** "Down payment and credit score". */
function listLabels(list: readonly Fact[]): string {
  const labels = [...new Set(list.map(({ label }) => label))];
  const text = [labels.slice(0, -1).join(', '), labels.at(-1)].filter(Boolean).join(' and ');
  return text.charAt(0) + text.slice(1).toLowerCase();
}
