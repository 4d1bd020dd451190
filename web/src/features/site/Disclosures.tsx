import { company } from '@brokerage/domain/company/company';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { EqualHousingLogo } from '../../ui/data-display/EqualHousingLogo.tsx';

/** Licences, the nature of a brokerage, and fair lending. */
export function Disclosures() {
  return (
    <>
      <h2 id="licensing">Licensing</h2>
      <p>
        {company.name} is a mortgage broker, company NMLS #{company.nmls}. You can check our licenses, and
        those of each of our loan officers, at{' '}
        <Link href={company.nmlsConsumerAccess} target="_blank" rel="noopener">
          NMLS Consumer Access
        </Link>
        .
      </p>
      <ul>
        {company.licenceLines.map((text) => (
          <li key={text}>{text}.</li>
        ))}
      </ul>
      <p>
        We arrange loans with third-party lenders. We do not make loans and do not make lending decisions or
        commitments ourselves. A lender decides after a complete application, including its own review of
        credit, income, assets and the property.
      </p>
      <p>
        Nothing on this website is an offer or a commitment to lend. Programs, rates, terms and conditions may
        change without notice, and not every program is available in every state. We arrange loans only in the
        states in which we are licensed.
      </p>
      <h2 id="fair-lending">Equal housing and fair lending</h2>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2, color: 'primary.main' }}>
        <EqualHousingLogo size={48} />
        <strong>Equal Housing Opportunity</strong>
      </Box>
      <p>
        We do business in accordance with the Fair Housing Act and the Equal Credit Opportunity Act. It is
        against the law to discriminate against an applicant because of race, color, religion, national
        origin, sex, marital status, familial status, disability or age (provided the applicant has the
        capacity to enter into a binding contract); because all or part of the applicant’s income comes from a
        public assistance program; or because the applicant has in good faith exercised a right under the
        Consumer Credit Protection Act.
      </p>
      <p>
        If you believe that you were treated unfairly, you may write to the U.S. Department of Housing and
        Urban Development, Office of Fair Housing and Equal Opportunity, or to the Consumer Financial
        Protection Bureau. We'd also like to hear from you ourselves.
      </p>
    </>
  );
}
