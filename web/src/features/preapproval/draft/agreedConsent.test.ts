import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { firstConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { beforeEach, expect, it, vi } from 'vitest';

let store: typeof import('../../../lib/company/companyStore.ts');
let consent: typeof import('./agreedConsent.ts');
let drafts: typeof import('./draft.ts');

const NOW = new Date('2026-11-20T15:00:00Z');
const ID = 'a'.repeat(21);
const { version, texts } = firstConsent('Larkfield Lending');
const reworded = { ...sampleCompany, consent: { version: `${version}-2`, texts } };

/** Simulates a newly opened page. */
async function openPage(company = sampleCompany): Promise<void> {
  vi.resetModules();
  store = await import('../../../lib/company/companyStore.ts');
  store.provideCompany(company);
  consent = await import('./agreedConsent.ts');
  drafts = await import('./draft.ts');
}
const save = () =>
  drafts.saveDraft(
    { ...drafts.newDraft(NOW), id: ID, step: 2, values: { first_name: 'Rosa', consent_tcpa: true } },
    NOW,
  );

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await openPage();
});

it('uses the page’s version for boxes checked before the scripts loaded', () => {
  store.changeCompany(reworded);
  expect(consent.agreedConsent({ consent_tcpa: true })).toEqual(sampleCompany.consent);
  expect(consent.agreedVersion({ consent_tcpa: true })).toBe(version);
});

it('uses the version displayed when the box was checked', () => {
  store.changeCompany(reworded);
  const values = { consent_tcpa: true, agreed_consent: reworded.consent };
  expect(consent.agreedConsent(values)).toEqual(reworded.consent);
  expect(consent.agreedVersion(values)).toBe(reworded.consent.version);
});

it('uses the current version if nothing is checked', () => {
  store.changeCompany(reworded);
  expect(consent.agreedVersion({})).toBe(reworded.consent.version);
});

it('doesn’t count for boxes checked with another version', () => {
  store.changeCompany(reworded);
  const values = { consent_tcpa: true, sms_opt_in: true, soft_pull_consent: false };
  expect(consent.outdatedConsents(values, reworded.consent)).toEqual(['consent_tcpa', 'sms_opt_in']);
  expect(consent.outdatedConsents(values, sampleCompany.consent)).toEqual([]);
});

it('is stored with the session’s consents', async () => {
  save();
  await openPage();
  expect(drafts.loadDraft(NOW)?.values).toMatchObject({
    consent_tcpa: true,
    agreed_consent: sampleCompany.consent,
  });
});

it('is asked for again after a reload if the wording changed', async () => {
  save();
  await openPage(reworded);
  const values = drafts.loadDraft(NOW)?.values;
  expect(values?.consent_tcpa).not.toBe(true);
  expect(values?.first_name).toBe('Rosa');
});
