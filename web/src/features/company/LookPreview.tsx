import { toCompanyColors } from '@brokerage/domain/company/companyColors';
import type { CompanyLook } from '@brokerage/domain/company/companyLook';
import { DEFAULT_HEADING_FAMILY } from '@brokerage/domain/company/headingFamily';
import { NEUTRALS } from '@brokerage/domain/company/readableLook';
import { Box, Typography } from '@mui/material';
import { headingFont } from './headingFont.ts';

const part = { px: 2, py: 1, borderRadius: 1, typography: 'button', textAlign: 'center' } as const;

/** A heading, two buttons and a flyer's band in a company's colors and font, as on a page in daylight. */
export function LookPreview({ look }: { look: CompanyLook }) {
  const { primary, secondary } = toCompanyColors(look).light;
  return (
    <Box
      role="img"
      aria-label="Preview of a heading, buttons and a flyer’s band in these colors and this font"
      sx={{
        gridColumn: { sm: '1 / -1' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: NEUTRALS.page,
      }}
    >
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Typography component="p" variant="overline" sx={{ color: secondary.main, lineHeight: 1.2 }}>
          Home loans
        </Typography>
        <Typography
          component="p"
          variant="h2"
          sx={{ color: primary.main, ...headingFont(look.family ?? DEFAULT_HEADING_FAMILY) }}
        >
          Find the right mortgage
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Box sx={{ ...part, bgcolor: primary.main, color: primary.contrastText }}>Apply now</Box>
          <Box sx={{ ...part, bgcolor: secondary.light, color: secondary.contrastText }}>Get a quote</Box>
          <Box sx={{ ...part, bgcolor: primary.soft, color: primary.onSoft }}>Chosen</Box>
          <Box sx={{ ...part, bgcolor: secondary.soft, color: secondary.onSoft }}>Note</Box>
        </Box>
      </Box>
      <Box sx={{ px: 2, py: 1.5, bgcolor: primary.main, borderTop: 4, borderColor: secondary.light }}>
        <Typography component="p" sx={{ color: primary.contrastText, fontWeight: 600 }}>
          Your loan officer
        </Typography>
        <Typography component="p" variant="body2" sx={{ color: secondary.light }}>
          (555) 555-0100
        </Typography>
      </Box>
    </Box>
  );
}
