import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { type TemplateRemarks, templateRemarks } from '@brokerage/domain/template/unusableReasons';
import { useDeferredValue, useMemo, useState } from 'react';
import { isSameTemplateContent } from './templateForm.ts';

const NOTHING: TemplateRemarks = { reasons: [], notes: [] };

/** Returns remarks on the template, and the content that they refer to, which may lag behind typing. */
export function useRemarks(content: TemplateContent) {
  // The form creates a new object on every render, but only different content is worth checking.
  const [latest, setLatest] = useState(content);
  if (!isSameTemplateContent(latest, content)) setLatest(content);
  const settled = useDeferredValue(latest);
  return useMemo(
    () => ({ settled, ...(settled.fields.length > 0 ? templateRemarks(settled) : NOTHING) }),
    [settled],
  );
}
