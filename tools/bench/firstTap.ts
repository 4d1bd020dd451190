import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';
import { CPU_SLOWDOWN, cpuTime, type Measure, networkTime } from './slowPhone.ts';

/** Milliseconds in which the questionnaire's first step should answer a tap on Next with its messages. */
export const FIRST_TAP_LIMIT = 2_500;
const RUNS = 3;
const MARK = 'first-tap';

/**
 * `messages`: taps Next on the blank step until the message of its first field shows. `step 2`: fills the fields as soon as they exist,
 * taps Next once it is no longer loading, and waits for step 2.
 */
export const TAPS = ['messages', 'step 2'] as const;
type Tap = (typeof TAPS)[number];

interface FirstTap {
  /** On Fast 3G, with this machine's CPU. */
  network: number;
  /** Work of the page's main thread until then, on this machine. */
  cpu: number;
  /** On Fast 3G, with a CPU that is `CPU_SLOWDOWN` times slower. */
  phone: number;
}

/**
 * Measures how long the questionnaire's first step takes to answer a tap on Next, as the best of several runs. The slow CPU is computed
 * from the thread's own time rather than emulated, so that other work on this machine hardly matters.
 */
export async function firstTap(origin: string, tap: Tap): Promise<FirstTap> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const networks: number[] = [];
    const cpus: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      networks.push(await visit(browser, origin, tap, networkTime));
      cpus.push(await visit(browser, origin, tap, cpuTime(MARK)));
    }
    const network = Math.round(Math.min(...networks));
    const cpu = Math.round(Math.min(...cpus));
    return { network, cpu, phone: network + (CPU_SLOWDOWN - 1) * cpu };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: taps Next as a visitor would, and leaves the mark when the answer shows. */
function tapNext({ tap, mark }: { tap: Tap; mark: string }): void {
  const find = (selector: string) => document.querySelector<HTMLInputElement>(`#preapproval ${selector}`);
  const answers = {
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: 'rosa@borrower.example',
    mobile: '2015550147',
  };
  let isFilled = false;
  let isTapped = false;
  const fill = () => {
    for (const [name, answer] of Object.entries(answers)) {
      const field = find(`[name=${name}]`);
      if (!field) return;
      field.value = answer;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    find('[name=consent_tcpa]')?.click();
    isFilled = true;
  };
  const isAnswered = () => {
    if (tap === 'step 2') return document.querySelector('main h2')?.textContent === 'Your Goal & Scenario';
    const message = 'First name is required';
    const field = find('[name=first_name]');
    const summary = document.querySelector('#preapproval [role=alert]');
    const isAtField =
      field !== null && field === document.activeElement && field.validationMessage === message;
    return isAtField || summary?.textContent.includes(message);
  };
  const look = () => {
    const next = [
      ...document.querySelectorAll<HTMLButtonElement>('#preapproval .preapproval-actions button'),
    ].at(-1);
    if (next && tap === 'messages') next.click();
    if (next && tap === 'step 2') {
      if (!isFilled) fill();
      if (isFilled && !isTapped && next.type === 'submit') {
        isTapped = true;
        next.click();
      }
    }
    if (isAnswered()) performance.mark(mark);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser: Browser, origin: string, tap: Tap, measure: Measure): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(tapNext, { tap, mark: MARK });
    const open = async () => {
      await page.goto(`${origin}/pre-approval`, { waitUntil: 'commit' });
      const mark = await page.waitForFunction(
        (name) => performance.getEntriesByName(name)[0]?.startTime,
        MARK,
        { timeout: 120_000 },
      );
      return Number(await mark.jsonValue());
    };
    return await measure(await context.newCDPSession(page), open);
  } finally {
    await context.close();
  }
}
