import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, loadDraft, newDraft, saveDraft } from './draft.ts';
import { DRAFT_KEY } from './storageKeys.ts';

const now = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const saved = () => localStorage.getItem(DRAFT_KEY);
const change = (changes: object) =>
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...JSON.parse(saved() ?? ''), ...changes }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  saveDraft(
    { ...newDraft(now), step: 3, values: { first_name: 'Maria', email: 'half@', est_value_or_price: 5 } },
    now,
  );
});

describe('loadDraft', () => {
  it('restores id, step and partial answers', () => {
    const draft = loadDraft(days(29));
    expect(draft).toMatchObject({ step: 3, savedAt: now, values: { first_name: 'Maria', email: 'half@' } });
    expect(draft?.id).toBe(JSON.parse(saved() ?? '').id);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('discards drafts older than 30 days', () => {
    expect(loadDraft(days(30))).toBeDefined();
    expect(loadDraft(new Date(days(30).getTime() + 1))).toBeUndefined();
    expect(saved()).toBeNull();
  });

  it.each([
    ['another version', { version: 2 }],
    ['no id', { id: undefined }],
    ['an invalid step', { step: 8 }],
    ['an answer of another kind', { values: { est_value_or_price: ['a lot'] } }],
    ['an invalid choice', { values: { purpose: 'Rent' } }],
    ['no answers', { values: null }],
  ])('discards a draft with %s, without logging answers', (_case, changes) => {
    change(changes);
    expect(loadDraft(now)).toBeUndefined();
    expect(saved()).toBeNull();
    expect(vi.mocked(console.warn).mock.calls.join()).not.toMatch(/a lot|Rent/);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it.each(['{', '', 'null', '[]', '"draft"'])('discards %j', (text) => {
    localStorage.setItem(DRAFT_KEY, text);
    expect(loadDraft(now)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('reads no consents and no unknown keys from storage', () => {
    change({
      id: 'another-id-0123456789',
      values: { consent_tcpa: true, sms_opt_in: true, ssn: '078-05-1120' },
    });
    const values = loadDraft(now)?.values;
    expect(values).toMatchObject({ consent_tcpa: false, sms_opt_in: false, soft_pull_consent: false });
    expect(values).not.toHaveProperty('ssn');
  });
});

describe('consents', () => {
  const saveConsented = () => {
    const draft = {
      ...newDraft(now),
      values: { consent_tcpa: true, sms_opt_in: true, soft_pull_consent: false },
    };
    saveDraft(draft, now);
    return draft.id;
  };
  const consents = () => loadDraft(now)?.values;

  it('are stored only for the tab’s session', () => {
    saveConsented();
    expect(consents()).toMatchObject({ consent_tcpa: true, sms_opt_in: true, soft_pull_consent: false });
    expect(saved()).not.toMatch(/consent|opt_in/);
    sessionStorage.clear();
    expect(consents()).toMatchObject({ consent_tcpa: false, sms_opt_in: false });
  });

  it('are removed with the draft, and don’t count for another one', () => {
    saveConsented();
    change({ id: 'another-id-0123456789' });
    expect(consents()).toMatchObject({ consent_tcpa: false });
    saveConsented();
    clearDraft();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['other words', { version: '1999-01' }],
    ['another kind of answer', { values: { consent_tcpa: 'yes' } }],
  ])('are required again if they were given for %s', (_case, changes) => {
    saveConsented();
    const [key = ''] = Object.keys(sessionStorage);
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
    sessionStorage.setItem(key, JSON.stringify({ ...kept, ...changes }));
    expect(consents()).toMatchObject({ consent_tcpa: false, sms_opt_in: false });
  });
});
