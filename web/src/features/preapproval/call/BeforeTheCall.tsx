import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import closeRead from '../../../illustrations/drawn/closeRead.svg?no-inline';
import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';
import { OfficePhone } from './OfficePhone.tsx';

/** What to have at hand for the call, and how to know that it's really us. */
export function BeforeTheCall({ caller }: { caller: string | undefined }) {
  return (
    <Box
      component="section"
      aria-labelledby="before-call"
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        columnGap: { sm: 4, md: 6, lg: 9 },
        rowGap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(0, 1fr) 160px',
          md: 'minmax(0, 1fr) 352px',
        },
        alignItems: 'center',
        pt: { xs: 4, md: 5 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography id="before-call" variant="h2">
          Before your call
        </Typography>
        <Box component="dl" sx={{ m: 0, mt: 3, display: 'grid', rowGap: 2.5, maxWidth: TEXT_WIDTH }}>
          <Fact term="We’ll talk about">
            Your plans, your budget and your options. Bring your questions, too.
          </Fact>
          <Fact term="Have handy">
            Your income before taxes, your savings and your monthly debts. Rough numbers are fine.
          </Fact>
          <Fact term="Make sure it’s us">
            We’ll never ask for a password or a card number on this call. Not sure that it’s {caller ?? 'us'}?
            Hang up and call <OfficePhone />.
          </Fact>
        </Box>
      </div>
      <Box
        component="img"
        src={closeRead}
        alt=""
        width={320}
        height={224}
        sx={{
          display: { xs: 'none', sm: 'block' },
          width: '100%',
          maxWidth: 320,
          height: 'auto',
          justifySelf: 'center',
        }}
      />
    </Box>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <Box component="dt" sx={{ fontWeight: 600 }}>
      {term}
    </Box>
    <Box component="dd" sx={{ m: 0, mt: 0.25 }}>
      {children}
    </Box>
  </div>
);
