import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';

interface ChartSectionProps {
  title: string;
  text: string;
  /** The chart and the table of its figures. */
  children: ReactNode;
}

/** A full-width chart below its title and text. */
export function ChartSection({ title, text, children }: ChartSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: TEXT_WIDTH, color: 'text.secondary', textWrap: 'balance' }}>
        {text}
      </Typography>
      <Box sx={{ mt: 3 }}>{children}</Box>
    </section>
  );
}
