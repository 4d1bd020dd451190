import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { Box, Card, Stack, Typography } from '@mui/material';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { CopyLinkButton } from '../../ui/links/CopyLinkButton.tsx';
import { LinkStateChip } from '../../ui/links/LinkStateChip.tsx';
import { Created, Expires, FlyerAndName, formatLinkRow } from '../../ui/links/linkFields.tsx';
import { Figures } from './Figures.tsx';
import { LinkMenu } from './LinkMenu.tsx';
import type { LinkListProps } from './LinkTable.tsx';

/** The links on a phone: one card a link. */
export function LinkCards({ rows, figures, hasOfficers, onChoose }: LinkListProps) {
  return (
    <Box
      component="ul"
      aria-label={`Shared links, figures for ${figures}`}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {rows.map((row) => (
        <Card key={row.link.short_code} component="li" sx={{ p: 2 }}>
          <Stack direction="row" spacing={1}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <FlyerAndName {...row} />
            </Box>
            <Stack direction="row" sx={{ mt: '-10px !important', mr: '-10px !important' }}>
              <CopyLinkButton
                url={sharedLinkAddress(siteOrigin(), row.link.short_code)}
                what={formatLinkRow(row)}
              />
              <LinkMenu row={row} onChoose={(action) => onChoose(row, action)} />
            </Stack>
          </Stack>
          <Box sx={{ mt: 1, mb: 1.5 }}>
            <LinkStateChip state={row.state} />
          </Box>
          <Figures sums={row.sums} />
          <Typography
            variant="body2"
            component="div"
            sx={{ color: 'text.secondary', mt: 1.5, overflowWrap: 'anywhere' }}
          >
            {row.template && <div>{row.template}</div>}
            <div>
              Created <Created {...row} />
            </div>
            <div>
              Expires: <Expires {...row} />
            </div>
            {row.link.utm_source && <div>UTM Source: {row.link.utm_source}</div>}
            {hasOfficers && <div>Officer: {row.officer}</div>}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
