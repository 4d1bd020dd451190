import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Documents that Firestore has sent to this page. */
    documentReads: number;
    /** When the last of them arrived, in milliseconds of the page's own clock. */
    lastDocumentAt: number;
    /** Requested lists that haven't fully arrived. */
    pendingLists: Set<string>;
  }
}

/**
 * Counts the documents that Firestore sends to the page: each is billed as a read. Runs in the page, before its scripts, and reads the
 * responses of the SDK's listen channel and of one-time reads over REST. The emulator has no resume tokens: after a channel is reopened, it
 * resends a list that a real database would not, so a document counts once per listener and change.
 */
function countInPage(): void {
  window.documentReads = 0;
  window.lastDocumentAt = 0;
  window.pendingLists = new Set();
  const CHANGE =
    /"documentChange"[\s\S]*?"name":\s*"([^"]+)"[\s\S]*?"updateTime":\s*"([^"]+)"[\s\S]*?"targetIds":\s*\[([^\]]*)\]/g;
  const CURRENT = /"targetChangeType":\s*"CURRENT",\s*"targetIds":\s*\[([^\]]*)\]/g;
  const sent = new Set<string>();
  const isChannel = (address: string) => address.includes('Firestore/Listen/channel');
  // One-time reads from before the SDK loads are billed in addition to what its listeners read.
  const isReadOnce = (address: string) => /:(batchGet|runQuery)\b/.test(address);
  let readOnce = 0;
  const count = () => {
    const all = sent.size + readOnce;
    if (all > window.documentReads) window.lastDocumentAt = performance.now();
    window.documentReads = all;
  };
  /** Counts the changes in a growing text. */
  const counter = () => {
    let end = 0;
    return (text: string) => {
      const rest = text.slice(end);
      for (const change of rest.matchAll(CHANGE)) sent.add(change.slice(1).join(' '));
      for (const [, ids = ''] of rest.matchAll(CURRENT)) {
        for (const id of ids.split(',')) window.pendingLists.delete(id.trim());
      }
      const last = text.lastIndexOf('"targetIds"');
      if (last > end) end = last;
      count();
    };
  };

  /** Reads the requests, too: a form with one field per message, such as req0___data__. */
  const onAsked = (body: unknown) => {
    if (typeof body !== 'string') return;
    for (const [name, value] of new URLSearchParams(body)) {
      if (!name.endsWith('___data__')) continue;
      const message = JSON.parse(value) as { addTarget?: { targetId: number }; removeTarget?: number };
      if (message.addTarget) window.pendingLists.add(String(message.addTarget.targetId));
      if (message.removeTarget !== undefined) window.pendingLists.delete(String(message.removeTarget));
    }
  };

  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (isChannel(address)) onAsked(init?.body);
    const response = await send(input, init);
    if (isReadOnce(address)) {
      const found = (await response.clone().json()) as readonly object[];
      readOnce += found.filter((one) => 'document' in one || 'found' in one).length;
      count();
    }
    if (!isChannel(address) || !response.body) return response;
    const [own, theirs] = response.body.tee();
    void (async () => {
      const countChanges = counter();
      let text = '';
      const reader = own.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        text += part.value;
        countChanges(text);
      }
    })().catch(() => undefined);
    return new Response(theirs, response);
  };

  window.XMLHttpRequest = class extends XMLHttpRequest {
    #isChannel = false;
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (this.#isChannel) onAsked(body);
      super.send(body);
    }
    override open(method: string, address: string | URL): void {
      this.#isChannel = isChannel(String(address));
      if (this.#isChannel) {
        const countChanges = counter();
        this.addEventListener('progress', () => countChanges(this.responseText));
        this.addEventListener('load', () => countChanges(this.responseText));
      }
      super.open(method, address, true);
    }
  };
}

export const countDocumentReads = (page: Page): Promise<unknown> => page.addInitScript(countInPage);

/** Milliseconds within which a page requests the next list, because one list may lead to another. */
const QUIET_MS = 300;

/** Returns how many documents were sent to the page since it was loaded, once every requested list has arrived. */
export async function documentReads(page: Page): Promise<number> {
  await page.waitForFunction(
    (quietMs) => window.pendingLists.size === 0 && performance.now() - window.lastDocumentAt > quietMs,
    QUIET_MS,
  );
  return page.evaluate(() => window.documentReads);
}
