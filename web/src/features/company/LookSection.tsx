import { type CompanyLook, DEFAULT_LOOK, isDefaultLook } from '@brokerage/domain/company/companyLook';
import { readableLookSchema } from '@brokerage/domain/company/readableLook';
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { COMPANY_FIELDS } from '../../lib/format/companyFields.ts';
import { ColorInput, toColor } from '../../ui/forms/ColorInput.tsx';
import { HeadingFamilyField } from './HeadingFamilyField.tsx';
import { LookPreview } from './LookPreview.tsx';

interface LookSectionProps {
  look: CompanyLook;
  onChange: (look: CompanyLook) => void;
  onLeave: (field: string) => void;
  /** By path: `look.primary`. */
  errorOf: (field: string) => string | undefined;
}

/** The company's two colors and the font of its headings, with what they look like in use. */
export function LookSection({ look, onChange, onLeave, errorOf }: LookSectionProps) {
  // Until the colors can be read, the preview keeps the last ones that could.
  const [drawn, setDrawn] = useState(look);
  if (drawn !== look && readableLookSchema.safeParse(look).success) setDrawn(look);
  const color = (name: 'primary' | 'accent', label: string, hint: string) => {
    const path = `look.${name}`;
    const error = errorOf(path);
    return (
      <ColorInput
        id={`company-${name}`}
        name={path}
        label={label}
        text={look[name]}
        color={toColor(look[name]) ?? drawn[name]}
        onType={(text) => onChange({ ...look, [name]: toColor(text) ?? text })}
        onBlur={() => onLeave(path)}
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
        {color('primary', 'Primary color', 'Buttons, links and bands with white text')}
        {color('accent', 'Accent color', 'Highlights, with dark text')}
        <HeadingFamilyField
          family={look.family}
          onChange={(family) => onChange({ ...look, family })}
          error={errorOf('look.family')}
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
