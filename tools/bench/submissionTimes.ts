import { paths } from '@brokerage/domain/paths';
import { BROWSER } from '../../functions/src/testing/browser.ts';
import type { Emulators } from '../emulators/withEmulators.ts';
import { PROJECT_ID } from '../emulators/withEmulators.ts';
import { LARKFIELD } from '../seed/tenants.ts';
import { benchApplication, storeHere, writeBareApplication } from './benchApplication.ts';
import { benchFirestore } from './benchFirestore.ts';
import { medianTimes } from './medianTimes.ts';

/**
 * Measures the call as a browser makes it, next to two limits: a call that only reads the officers, and a batch that writes the same six
 * records with no checks. The receipt of each application is mailed before the next one is sent.
 */
export async function submissionTimes({ env }: Emulators) {
  const firestore = benchFirestore();
  const call = async (name: string, data: unknown, run: number) => {
    const response = await fetch(`http://${env.FUNCTIONS_EMULATOR_HOST}/${PROJECT_ID}/us-east1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `${env.HOSTING_ORIGIN}`,
        'user-agent': BROWSER,
        'x-forwarded-for': `198.51.100.${run}`,
      },
      body: JSON.stringify({ data }),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const bareBatch = () => writeBareApplication(firestore);
  /** Resolves once the trigger has written the applicant's mail, which another instance does in production. */
  const receiptMailed = async (id: string) => {
    const mailId = String((await firestore.doc(paths.consentReceipt(LARKFIELD, id)).get()).get('mail_id'));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = firestore
      .doc(paths.mail.one(LARKFIELD, mailId))
      .onSnapshot((mail) => mail.exists && resolve(), reject);
    await promise.finally(stop);
  };
  const sent: string[] = [];
  const submission = () => {
    const one = benchApplication();
    sent.push(one.id);
    return one;
  };
  const { batch, read, inProcess, submit } = await medianTimes(
    {
      batch: bareBatch,
      read: () => call('get-loan-officers', null, 0),
      inProcess: (run) => storeHere(submission(), `198.51.101.${run}`),
      submit: (run) => call('submit-preapproval', submission(), run),
    },
    () => Promise.all(sent.splice(0).map(receiptMailed)),
  );
  const row = (ms: number) => ({
    'median ms': Number(ms.toFixed(1)),
    ratio: Number((ms / batch).toFixed(2)),
  });
  return {
    'bare batch of six writes (limit)': row(batch),
    'get-loan-officers': row(read),
    'submit-preapproval without the emulator’s HTTP': row(inProcess),
    'submit-preapproval': row(submit),
  };
}
