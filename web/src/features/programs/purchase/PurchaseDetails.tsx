import { type Program, programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { DisclosureBlock } from '../DisclosureBlock.tsx';
import { listDisclosures } from '../listDisclosures.ts';
import { OfficerToAsk } from '../program/OfficerToAsk.tsx';
import { DownPayments } from './DownPayments.tsx';
import { PurchaseCalendar } from './PurchaseCalendar.tsx';
import { WhatToBring } from './WhatToBring.tsx';
import { WhereToStart } from './WhereToStart.tsx';

const disclosures = listDisclosures(
  (programs as readonly Program[]).filter(({ purpose }) => purpose === 'Purchase'),
);

/** What follows the figures of the purchase page: the order of things, documents, down payments, whom to ask, and where to start. */
export function PurchaseDetails() {
  return (
    <>
      <PurchaseCalendar />
      <WhatToBring />
      <DownPayments />
      <Box sx={{ pb: { xs: 7, md: 11 } }}>
        <Container>
          <OfficerToAsk slug="purchase" topic="about buying a home" isWide />
        </Container>
      </Box>
      <WhereToStart />
      <DisclosureBlock disclosures={disclosures} />
    </>
  );
}
