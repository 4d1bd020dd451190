import { useCompany } from '../../../lib/company/useCompany.ts';
import { HouseMark } from './HouseMark.tsx';

const SIZE = 28;

/** The mark of the company, on white where it is its own, as it may be dark. */
export function CompanyMark() {
  const { mark } = useCompany();
  if (!mark) return <HouseMark size={SIZE} />;
  return (
    <img
      src={mark}
      alt=""
      width={SIZE}
      height={SIZE}
      style={{ flex: 'none', background: '#fff', borderRadius: 5 }}
    />
  );
}
