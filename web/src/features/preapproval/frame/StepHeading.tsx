import { Typography } from '@mui/material';
import type { Ref } from 'react';
import { NEEDS_SCRIPT } from '../staticFirstStep.ts';

interface StepHeadingProps {
  title: string;
  /** A sentence below the title, if any. */
  lead: string | undefined;
  ref: Ref<HTMLHeadingElement>;
}

/** The step's title and one sentence about its purpose. */
export function StepHeading({ title, lead, ref }: StepHeadingProps) {
  return (
    <>
      <Typography
        className={NEEDS_SCRIPT}
        variant="h2"
        ref={ref}
        tabIndex={-1}
        sx={{
          mb: { xs: lead ? 1 : 2.5, sm: lead ? 1 : 3 },
          fontSize: { xs: 'clamp(1.5rem, 7.18vw, 1.75rem)', sm: '2.25rem' },
          lineHeight: { xs: '34px', sm: '44px' },
        }}
      >
        {title}
      </Typography>
      {lead && (
        <Typography
          className={NEEDS_SCRIPT}
          color="textSecondary"
          sx={{
            mb: { xs: 2.5, sm: 3.5 },
            maxWidth: '68ch',
            lineHeight: { xs: '26px', sm: '28px' },
            textWrap: 'pretty',
          }}
        >
          {lead}
        </Typography>
      )}
    </>
  );
}
