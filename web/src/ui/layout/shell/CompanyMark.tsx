import { useCompany } from '../../../lib/company/useCompany.ts';
import { HouseMark } from './HouseMark.tsx';

/** The company's mark for a dark green surface, `size` px square. An uploaded one is on white, because it may be dark. */
export function CompanyMark({ size }: { size: number }) {
  const { mark } = useCompany();
  if (!mark) return <HouseMark size={size} />;
  return (
    <img
      src={mark}
      alt=""
      width={size}
      height={size}
      style={{ flex: 'none', background: '#fff', borderRadius: 5 }}
    />
  );
}
