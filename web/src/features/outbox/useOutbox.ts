import type { ListedMail } from '@brokerage/domain/mail/mailCallables';
import type { MailState } from '@brokerage/domain/mail/queuedMail';
import { useMemo, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFunction } from '../../lib/firebase/useFunction.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';

/** Asks for the outbox in one state, or in all; further pages when `loadMore` is called. */
export function useOutbox(state: MailState | undefined) {
  const first = useFunction('list-mail', state ? { state } : {});
  const [further, setFurther] = useState<{ mails: readonly ListedMail[]; has_more: boolean }>();
  const [changed, setChanged] = useState<ReadonlyMap<string, ListedMail>>(new Map());
  const [isLoadingMore, setLoadingMore] = useState(false);
  const mails = useMemo(() => {
    const asked = readyData(first)?.mails ?? [];
    return [...asked, ...(further?.mails ?? [])].map((mail) => changed.get(mail.id) ?? mail);
  }, [first, further, changed]);
  if (first.status !== 'ready') return first;

  async function loadMore() {
    const after = mails.at(-1)?.id;
    if (after === undefined || isLoadingMore) return;
    setLoadingMore(true);
    try {
      const page = await callFunction('list-mail', { after, ...(state && { state }) });
      setFurther((before) => ({ ...page, mails: [...(before?.mails ?? []), ...page.mails] }));
    } finally {
      setLoadingMore(false);
    }
  }

  async function retryMail(id: string): Promise<ListedMail> {
    const { mail } = await callFunction('retry-mail', { id });
    setChanged((before) => new Map(before).set(id, mail));
    return mail;
  }

  const hasMore = (further ?? first.data).has_more;
  return { status: 'ready' as const, mails, hasMore, isLoadingMore, loadMore, retryMail };
}
