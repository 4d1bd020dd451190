import { NMLS_CONSUMER_ACCESS } from '@brokerage/domain/company/nmlsConsumerAccess';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Link from '@mui/material/Link';
import { Fact, Facts } from '../Facts.tsx';
import { formatLanguages, formatLicenseLines } from '../formatOfficer.ts';

/** An officer's licenses with their numbers, and languages. */
export function OfficerFacts({ officer }: { officer: PublicOfficer }) {
  const languages = formatLanguages(officer);
  return (
    <Facts sx={styles}>
      {languages && <Fact name="Speaks">{languages}</Fact>}
      <Fact name="License">
        {formatLicenseLines(officer).map((line) => (
          <div key={line}>{line}</div>
        ))}
        <Link href={NMLS_CONSUMER_ACCESS} target="_blank" rel="noopener">
          Look up on NMLS Consumer Access
        </Link>
      </Fact>
    </Facts>
  );
}

const styles = { borderBottom: 1, borderColor: 'divider' };
