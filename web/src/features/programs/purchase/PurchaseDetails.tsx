import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { OfficerToAsk } from '../program/OfficerToAsk.tsx';
import { DownPayments } from './DownPayments.tsx';
import { PurchaseCalendar } from './PurchaseCalendar.tsx';
import { WhatToBring } from './WhatToBring.tsx';

/** What follows the figures of the purchase page: the order of things, documents, down payments, and whom to ask. */
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
    </>
  );
}
