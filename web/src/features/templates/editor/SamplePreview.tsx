import { toCompanyLook } from '@brokerage/domain/company/companyColors';
import { sampleFlyer } from '@brokerage/domain/flyer/compose/sampleData';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { FlyerPreview } from '../../../ui/flyer/FlyerPreview.tsx';
import { withSamplePicture } from '../../../ui/flyer/withSamplePicture.ts';

interface SamplePreviewProps {
  content: TemplateContent;
  /** Key of the open field. */
  highlight: string | undefined;
}

/** A flyer made from the template as currently edited, filled with sample data. */
export function SamplePreview({ content, highlight }: SamplePreviewProps) {
  const { colors, headings } = useCompany();
  const input = useMemo(() => {
    const flyer = sampleFlyer(content.name === '' ? { ...content, name: 'New template' } : content);
    const company = { ...flyer.company, look: { ...toCompanyLook(colors), family: headings } };
    return withSamplePicture({ ...flyer, company });
  }, [content, colors, headings]);
  return (
    <Box component="section" aria-labelledby="preview-title">
      <Typography variant="h3" component="h2" id="preview-title">
        Preview
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        What an officer sees, with sample data in every field and a sample drawing where the picture goes.
      </Typography>
      <FlyerPreview input={input} highlight={highlight} />
    </Box>
  );
}
