import { useCompany } from '../../../lib/company/useCompany.ts';

/** Placeholder for the portal: the same as portal.html shows before any script has run, so that nothing jumps. */
export function PortalSplash() {
  const company = useCompany();
  return (
    <div className="splash" role="status" aria-label="Loading">
      <p>{company.name}</p>
      <p>Officer Portal</p>
    </div>
  );
}
