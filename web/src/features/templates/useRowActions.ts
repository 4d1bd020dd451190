import type { Template } from '@brokerage/domain/template/template';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';

const FAILURES = { duplicate: 'Not duplicated', restore: 'Not restored' } as const;
type RowAction = keyof typeof FAILURES;

/** What is done to a template of the list without a question before; one at a time, each told by a toast. */
export function useRowActions() {
  const notify = useNotify();
  const [busy, setBusy] = useState<{ action: RowAction; id: string }>();
  // Kept until it has worked, so that trying again makes no second copy.
  const newIds = useRef(new Map<string, string>());

  async function run(action: RowAction, id: string, act: () => Promise<{ title: string; text: string }>) {
    if (busy) return;
    setBusy({ action, id });
    try {
      notify({ ...(await act()), severity: 'success' });
    } catch (error) {
      notify(toErrorToast(error, FAILURES[action]));
    }
    setBusy(undefined);
  }

  return {
    busy,
    duplicate: ({ id, name }: Template) =>
      void run('duplicate', id, async () => {
        const new_id = newIds.current.get(id) ?? nanoid();
        newIds.current.set(id, new_id);
        await callFunction('duplicate-template', { id, new_id });
        newIds.current.delete(id);
        return { title: 'Template duplicated', text: `Copy of ${name} is a draft.` };
      }),
    restore: ({ id, name, current_version_id }: Template) =>
      void run('restore', id, async () => {
        await callFunction('restore-template', { id });
        const text = current_version_id === '' ? `${name} is a draft again.` : `${name} is offered again.`;
        return { title: 'Template restored', text };
      }),
  };
}
