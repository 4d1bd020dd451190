import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Documents that Firestore has sent to this page. */
    documentReads: number;
    /** When the last of them came, in milliseconds of the page's own clock. */
    lastDocumentAt: number;
  }
}

/**
 * Counts the documents that Firestore sends to the page: each is billed as a read. Runs in the page, before its scripts, and
 * reads along what comes in through the channel on which the SDK listens.
 */
function countInPage(): void {
  window.documentReads = 0;
  window.lastDocumentAt = 0;
  const MARK = '"documentChange"';
  const isChannel = (address: string) => address.includes('Firestore/Listen/channel');
  /** Counts the marks in a text that grows. */
  const counter = () => {
    let seen = 0;
    return (text: string) => {
      const found = text.split(MARK).length - 1;
      window.documentReads += found - seen;
      if (found > seen) window.lastDocumentAt = performance.now();
      seen = found;
    };
  };

  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!isChannel(address) || !answer.body) return answer;
    const [own, theirs] = answer.body.tee();
    void (async () => {
      const count = counter();
      let text = '';
      const reader = own.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        text += part.value;
        count(text);
      }
    })().catch(() => undefined);
    return new Response(theirs, answer);
  };

  window.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, address: string | URL): void {
      if (isChannel(String(address))) {
        const count = counter();
        this.addEventListener('progress', () => count(this.responseText));
        this.addEventListener('load', () => count(this.responseText));
      }
      super.open(method, address, true);
    }
  };
}

export const countDocumentReads = (page: Page): Promise<unknown> => page.addInitScript(countInPage);

/** Returns how many documents were sent to the page since it was loaded. */
export const documentReads = (page: Page): Promise<number> => page.evaluate(() => window.documentReads);
