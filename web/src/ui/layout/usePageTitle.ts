import { useEffect } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { name } = useCompany();
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
}
