import { SIGNATURE_LAYOUTS, type SignatureLayout } from '@brokerage/domain/signature/signature';
import { Box, FormControl, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { LayoutSketch } from './LayoutSketch.tsx';

const WORDS: Record<SignatureLayout, { label: string; text: string }> = {
  horizontal: { label: 'Horizontal', text: 'Photo beside the text' },
  vertical: { label: 'Vertical', text: 'All in one column' },
  compact: { label: 'Compact', text: 'Few lines' },
  banner: { label: 'Banner', text: 'Name and title on a band' },
};

interface SignatureLayoutChoiceProps {
  value: SignatureLayout;
  onChange: (layout: SignatureLayout) => void;
}

/** The layouts, each with a sketch of it. */
export function SignatureLayoutChoice({ value, onChange }: SignatureLayoutChoiceProps) {
  return (
    <FormControl fullWidth>
      <FormLabel id="signature-layout" sx={{ mb: 1 }}>
        Layout
      </FormLabel>
      <RadioGroup
        aria-labelledby="signature-layout"
        name="layout_style"
        value={value}
        onChange={(_event, layout) => onChange(layout as SignatureLayout)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
      >
        {SIGNATURE_LAYOUTS.map((layout) => (
          <Box
            key={layout}
            component="label"
            sx={{
              display: 'block',
              p: 1.25,
              border: 1,
              borderColor: value === layout ? 'primary.main' : 'divider',
              borderRadius: 1,
              outline: value === layout ? '1px solid' : 'none',
              outlineColor: 'primary.main',
              cursor: 'pointer',
              '&:hover': { borderColor: 'text.primary' },
            }}
          >
            <LayoutSketch layout={layout} />
            <Box sx={{ display: 'flex', alignItems: 'center', ml: -1.25 }}>
              <Radio value={layout} slotProps={{ input: { 'aria-describedby': `layout-${layout}` } }} />
              <Typography variant="subtitle2" component="span">
                {WORDS[layout].label}
              </Typography>
            </Box>
            <Typography id={`layout-${layout}`} variant="body2" sx={{ color: 'text.secondary' }}>
              {WORDS[layout].text}
            </Typography>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
