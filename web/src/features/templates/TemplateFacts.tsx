import { formatField } from '@brokerage/domain/flyer/formatField';
import { plainText } from '@brokerage/domain/flyer/plainText';
import type { ContentField, TemplateContent } from '@brokerage/domain/template/templateCallables';
import { Box, Card, Typography } from '@mui/material';
import { CATEGORY_NAMES } from '../../lib/format/categoryNames.ts';
import { SamplePreview } from './SamplePreview.tsx';
import { LAYOUT_NAMES, TYPE_NAMES } from './templateWords.ts';

/** A template for people who look at it and don't change it: its settings, its fields, and a sample flyer. */
export function TemplateFacts({ content }: { content: TemplateContent }) {
  const { description, category, layout, approval_required, fields } = content;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' },
      }}
    >
      <Card component="section" aria-labelledby="template-fields" sx={{ p: 2.5, overflowWrap: 'anywhere' }}>
        <Typography sx={{ mb: 1 }}>{description}</Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {CATEGORY_NAMES[category]} · {LAYOUT_NAMES[layout]} ·{' '}
          {approval_required ? 'A reviewer approves every flyer' : 'Flyers need no approval'}
        </Typography>
        <Typography variant="h3" component="h2" id="template-fields">
          Fields
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {fields.map((field) => (
            <Box component="li" key={field.key} sx={{ mt: 0.75 }}>
              <strong>{field.label}</strong>{' '}
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {traitsOf(field)}
              </Typography>
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
                {formatField(field, field.default) || plainText(field.default)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Card>
      <SamplePreview content={content} highlight={undefined} />
    </Box>
  );
}

const traitsOf = ({ type, required, locked }: ContentField): string =>
  [TYPE_NAMES[type], required && 'required', locked && 'locked'].filter(Boolean).join(' · ');
