import { facts } from '@brokerage/domain/programs/facts';
import { type Program, programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { formatIsoDate } from '../../../lib/format/formatIsoDate.ts';
import { DisclosureBlock } from '../DisclosureBlock.tsx';
import { regulation } from '../guides/guideText.ts';
import { listDisclosures } from '../listDisclosures.ts';
import { OfficerToAsk } from '../program/OfficerToAsk.tsx';
import { SourcesFold } from '../SourcesFold.tsx';
import { DownPayments, findProgram, ROWS } from './DownPayments.tsx';
import { PurchaseCalendar } from './PurchaseCalendar.tsx';
import { WhatToBring } from './WhatToBring.tsx';
import { WhereToStart } from './WhereToStart.tsx';

const disclosures = listDisclosures(
  (programs as readonly Program[]).filter(({ purpose }) => purpose === 'Purchase'),
);

const [, zAddress] = regulation('', 1026, 19);
const sources = [
  { of: 'Loan Estimate', name: 'Regulation Z, 12 CFR 1026.19(e)', address: zAddress },
  { of: 'Closing Disclosure', name: 'Regulation Z, 12 CFR 1026.19(f)', address: zAddress },
  ...ROWS.map(({ slug, fact }) => {
    const { source, effectiveDate } = facts[fact];
    return {
      of: `Down payment, ${findProgram(slug).shortName}`,
      name: `${source}, as of ${formatIsoDate(effectiveDate)}`,
    };
  }),
];

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
      <Box sx={{ bgcolor: 'neutral.soft', pt: 3, mb: { xs: -2, md: -3 } }}>
        <Container>
          <SourcesFold sources={sources} />
        </Container>
      </Box>
      <DisclosureBlock disclosures={disclosures} />
    </>
  );
}
