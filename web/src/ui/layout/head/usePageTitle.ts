import { useEffect, useLayoutEffect } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';

const setTitle = (title: string, company: string) => {
  document.title = `${title} | ${company}`;
};

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { name } = useCompany();
  useLayoutEffect(() => setTitle(title, name), [title, name]);
}

/** Sets the title to the loaded record, replacing the page's own title, whose effect runs first. */
export function useRecordTitle(title: string): void {
  const { name } = useCompany();
  useEffect(() => setTitle(title, name), [title, name]);
}
