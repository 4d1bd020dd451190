import { NMLS_CONSUMER_ACCESS } from '@brokerage/domain/company/nmlsConsumerAccess';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Link from '@mui/material/Link';
import { Fact, Facts } from '../Facts.tsx';
import { formatHomeStates, formatLanguages, licenseLines } from '../formatOfficer.ts';

/** Where an officer is licensed, and which languages they speak. */
export function OfficerFacts({ officer }: { officer: PublicOfficer }) {
  const languages = formatLanguages(officer);
  const states = formatHomeStates(officer);
  return (
    <Facts sx={styles}>
      {states && <Fact name="States">{states}</Fact>}
      {languages && <Fact name="Speaks">{languages}</Fact>}
      <Fact name="License">
        {licenseLines(officer)
          // The states are said above.
          .filter((line) => !states || !/^Licensed in [^(]+$/.test(line))
          .map((line) => (
            <div key={line}>{line}</div>
          ))}
        <Link href={NMLS_CONSUMER_ACCESS} target="_blank" rel="noopener">
          Look up on NMLS Consumer Access
        </Link>
      </Fact>
    </Facts>
  );
}

/** In two columns between phone and desktop, and all beside each other on a large screen. */
const styles = {
  borderBottom: 1,
  borderColor: 'divider',
  borderBottomWidth: { lg: 0 },
  display: { sm: 'grid' },
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'none' },
  gridAutoFlow: { lg: 'column' },
  gridAutoColumns: { lg: 'minmax(0, 1fr)' },
  columnGap: { sm: 4, lg: 5 },
};
