import type { Browser } from '@playwright/test';

/**
 * Ends what the pages of a test listened to. The Firestore emulator doesn't notice that a page is gone: it would keep the
 * listeners, and evaluate the rules for each of them at every write of all later tests.
 */
export class ListenChannels {
  /** An address of each open channel, by the channel's id. */
  readonly #open = new Map<string, URL>();

  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
    browser.on('context', (context) => {
      context.on('request', (request) => this.#note(request.url()));
    });
  }

  #note(address: string): void {
    if (!address.includes('/Listen/channel?')) return;
    const url = new URL(address);
    const id = url.searchParams.get('SID');
    if (id) this.#open.set(id, url);
  }

  /** Closes all pages, which would open their channels again, and then the channels. */
  async end(): Promise<void> {
    await Promise.all(this.#browser.contexts().map((context) => context.close()));
    const addresses = [...this.#open.values()];
    this.#open.clear();
    await Promise.all(
      addresses.map(async (url) => {
        url.searchParams.set('RID', '90000');
        url.searchParams.set('TYPE', 'terminate');
        await fetch(url, { method: 'POST' });
      }),
    );
  }
}
