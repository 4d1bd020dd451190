import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { hoursWithZone } from '../lib/company/companyPhrases.ts';
import { useCompany } from '../lib/company/useCompany.ts';

interface WithoutScriptProps {
  /** What does not work: "The contact form". */
  what: string;
  /** What to do by phone: "reach us". */
  instead: string;
  /** Class of the element that needs scripts, and is hidden without them. */
  hides: string;
}

/** Says in a static page why there is no form without JavaScript, and which number to call. */
export function WithoutScript({ what, instead, hides }: WithoutScriptProps) {
  const company = useCompany();
  return (
    <noscript>
      <style>{`.${hides} { display: none !important }`}</style>
      <Box
        component="p"
        sx={{ m: 0, mb: 3, p: 2, borderRadius: 1, bgcolor: 'info.soft', color: 'info.onSoft' }}
      >
        {`${what} needs JavaScript. You can also ${instead} by phone: `}
        <Link href={`tel:${company.phone}`} sx={{ color: 'inherit' }}>
          {company.phoneDisplay}
        </Link>
        , {hoursWithZone(company)}.
      </Box>
    </noscript>
  );
}
