import Link from '@mui/material/Link';
import { useCompany } from '../../../lib/company/useCompany.ts';

/** The company's phone number as a link. */
export function OfficePhone() {
  const { phone, phoneDisplay } = useCompany();
  return (
    <Link href={`tel:${phone}`} sx={{ whiteSpace: 'nowrap' }}>
      {phoneDisplay}
    </Link>
  );
}
