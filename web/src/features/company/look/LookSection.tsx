import { toCompanyColors } from '@brokerage/domain/company/companyColors';
import { type CompanyLook, DEFAULT_LOOK, isDefaultLook } from '@brokerage/domain/company/companyLook';
import {
  DEFAULT_HEADING_FAMILY,
  HEADING_FAMILIES,
  HEADING_FAMILY_NAMES,
  type HeadingFamily,
} from '@brokerage/domain/company/headingFamily';
import { NEUTRALS, readableLookSchema } from '@brokerage/domain/company/readableLook';
import { headingFace } from '@brokerage/domain/flyer/layout/text/familyFaces';
import { Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { COMPANY_FIELDS } from '../../../lib/format/names/companyFields.ts';
import { ColorInput, toColor } from '../../../ui/forms/fields/ColorInput.tsx';
import '../../../ui/flyer/fonts/flyerFonts.css';

const part = { px: 2, py: 1, borderRadius: 1, typography: 'button', textAlign: 'center' } as const;

/** Returns the style of a text in a company's heading font: the font used on flyers, which is already bold. */
const headingFont = (family: HeadingFamily) => ({
  fontFamily: `'Flyer ${headingFace(family)}', serif`,
  fontWeight: 400,
});

/** A heading, two buttons and a flyer's band in a company's colors and font, as on a page in daylight. */
function LookPreview({ look }: { look: CompanyLook }) {
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
          <Box sx={{ ...part, bgcolor: primary.main, color: primary.contrastText }}>Apply Now</Box>
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

interface LookSectionProps {
  look: CompanyLook;
  onChange: (look: CompanyLook) => void;
  onBlur: (field: string) => void;
  /** By path: `look.primary`. */
  getError: (field: string) => string | undefined;
}

/** The company's two colors and the font of its headings, with a preview of each in use. */
export function LookSection({ look, onChange, onBlur, getError }: LookSectionProps) {
  // While a color can't be parsed, the preview keeps the last valid ones.
  const [drawn, setDrawn] = useState(look);
  if (drawn !== look && readableLookSchema.safeParse(look).success) setDrawn(look);
  const color = (name: 'primary' | 'accent', label: string, hint: string) => {
    const path = `look.${name}`;
    const error = getError(path);
    return (
      <ColorInput
        id={`company-${name}`}
        name={path}
        label={label}
        text={look[name]}
        color={toColor(look[name]) ?? drawn[name]}
        onType={(text) => onChange({ ...look, [name]: toColor(text) ?? text })}
        onBlur={() => onBlur(path)}
        error={error !== undefined}
        helperText={error ?? hint}
      />
    );
  };
  return (
    <Card component="section" aria-labelledby="company-look" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="company-look">
        {COMPANY_FIELDS.look}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Used on your website, in this portal, on new flyers and in new email signatures. Flyers that were
        submitted keep the colors and font they had.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {color('primary', 'Primary color', 'Buttons, links and backgrounds with white text')}
        {color('accent', 'Accent color', 'Highlights, with dark text')}
        <HeadingFamilyField
          family={look.family}
          onChange={(family) => onChange({ ...look, family })}
          error={getError('look.family')}
        />
        <LookPreview look={{ ...drawn, ...(look.family && { family: look.family }) }} />
      </Box>
      <Button
        onClick={() => onChange({ ...look, ...DEFAULT_LOOK })}
        disabled={isDefaultLook(look)}
        sx={{ mt: 1.5, ml: -1.5 }}
      >
        Use default colors
      </Button>
    </Card>
  );
}

interface HeadingFamilyFieldProps {
  /** Undefined if the company hasn't chosen one. */
  family: HeadingFamily | undefined;
  onChange: (family: HeadingFamily) => void;
  error: string | undefined;
}

/** The heading font selector, with each name shown in its font. */
function HeadingFamilyField({ family = DEFAULT_HEADING_FAMILY, onChange, error }: HeadingFamilyFieldProps) {
  return (
    <TextField
      select
      id="company-family"
      name="look.family"
      label="Heading font"
      value={family}
      onChange={({ target }) => onChange(target.value as HeadingFamily)}
      error={error !== undefined}
      helperText={
        error ?? 'New flyers use it right away. Your website and this portal follow with their next update.'
      }
      sx={{ gridColumn: { sm: '1 / -1' }, '& .MuiSelect-select': headingFont(family) }}
    >
      {HEADING_FAMILIES.map((each) => (
        <MenuItem key={each} value={each} sx={headingFont(each)}>
          {HEADING_FAMILY_NAMES[each]}
        </MenuItem>
      ))}
    </TextField>
  );
}
