import { useContext, useEffect, useLayoutEffect } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { RecordNameContext } from '../../../lib/contexts/recordNameContext.ts';

const setTitle = (title: string, company: string) => {
  document.title = `${title} | ${company}`;
};

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { name } = useCompany();
  useLayoutEffect(() => setTitle(title, name), [title, name]);
}

/** Names the loaded record in the browser's tab and in the breadcrumb, replacing the page's own title, whose effect runs first. */
export function useRecordTitle(title: string): void {
  const { name } = useCompany();
  const setRecordName = useContext(RecordNameContext);
  useEffect(() => setTitle(title, name), [title, name]);
  useEffect(() => {
    setRecordName(title);
    return () => setRecordName(undefined);
  }, [title, setRecordName]);
}
