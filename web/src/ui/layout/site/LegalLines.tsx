import { NMLS_CONSUMER_ACCESS } from '@brokerage/domain/company/nmlsConsumerAccess';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { keepNumbersTogether } from '../../../lib/format/keepNumbersTogether.ts';

/** The notices required by law on every page of a mortgage broker, next to the Equal Housing logo. */
export function LegalLines() {
  const company = useCompany();
  return (
    <Typography
      variant="body2"
      component="div"
      // Keeps the last line from containing only a number.
      sx={{ maxWidth: '40em', textWrap: 'pretty', '& > div': { pb: 1, breakInside: 'avoid' } }}
    >
      <div>
        {company.name}
        {company.address && `, ${keepNumbersTogether(company.address)}`}.{' '}
        {`Company NMLS\u00a0#${company.nmls}`},{' '}
        <Link href={NMLS_CONSUMER_ACCESS} target="_blank" sx={{ whiteSpace: 'nowrap' }}>
          NMLS Consumer Access
        </Link>
        .
      </div>
      {company.licenceLines.map((text) => (
        <div key={text}>{keepNumbersTogether(text)}.</div>
      ))}
      <div>
        This is not a commitment to lend. All loans are subject to credit approval, and programs, rates and
        terms may change without notice.
      </div>
      {company.disclosure && <div>{company.disclosure}</div>}
      <div>
        © {company.since !== null && `${company.since}–`}
        <CurrentYear /> {company.name}. {'All\u00a0rights\u00a0reserved.'}
      </div>
    </Typography>
  );
}

/** The page was rendered at build time, possibly last year, so correct the year once it's open. */
function CurrentYear() {
  const text = useRef<HTMLSpanElement>(null);
  const [year] = useState(() => String(new Date().getFullYear()));
  useEffect(() => {
    if (text.current) text.current.textContent = year;
  }, [year]);
  return (
    <span ref={text} suppressHydrationWarning>
      {year}
    </span>
  );
}
