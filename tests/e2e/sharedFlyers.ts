import { randomUUID } from 'node:crypto';
import { createFlyer } from './flyerRecords.ts';
import type { MemberAccount } from './memberAccounts.ts';

/** Approved flyers of a test's own officer, and visitors who open their links. */

/** A flyer as `review-flyer` leaves it: approved, with a snapshot; returns its id. */
export function createApprovedFlyer(owner: MemberAccount, title: string): Promise<string> {
  const now = new Date();
  const data = { headline: 'Come on Sunday', property_address: '14 Maple Avenue, Clifton, NJ 07011' };
  const snapshot: Parameters<typeof createFlyer>[2] = {
    revision: 2,
    template_version_id: 'open-house-v2',
    category: 'flyer',
    title,
    data,
    parties: {
      officer: {
        name: 'Robin Vale',
        title: 'Loan Officer',
        nmls: '1900199',
        phone: '(973) 555-0100',
        email: owner.email,
        photo: '',
      },
      company: {
        name: 'Larkfield Home Mortgage',
        nmls: '1992001',
        phone: '(973) 555-0192',
        website: 'www.larkfield.example',
        licenseLines: [],
      },
    },
    link: 'https://www.larkfield.example/shared/k3Yt9QwX2a',
    checks_version: '2026-11-21.1',
  };
  const record = {
    title,
    data,
    status: 'approved',
    revision: 2,
    updated_at: now,
    submitted_at: now,
    submitted_revision: 2,
    approved_at: now,
    approved_revision: 2,
  } as const;
  return createFlyer(owner, record, snapshot);
}

const FUNCTIONS = `http://${process.env.FUNCTIONS_EMULATOR_HOST ?? ''}/${process.env.GCLOUD_PROJECT ?? ''}/us-east1`;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** Opens a link as the shared page does, and returns the state that the server reports. */
export async function openAsVisitor(shareUrl: string): Promise<string> {
  const response = await fetch(`${FUNCTIONS}/open-shared-flyer`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': BROWSER,
      origin: new URL(shareUrl).origin,
    },
    body: JSON.stringify({
      data: {
        shortCode: new URL(shareUrl).pathname.replace('/shared/', ''),
        openingId: randomUUID().replaceAll('-', '').slice(0, 21),
        isStaff: false,
      },
    }),
  });
  const { result } = (await response.json()) as { result?: { state: string } };
  return result?.state ?? `status ${response.status}`;
}
