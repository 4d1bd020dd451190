import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import { clearDraft, newDraft } from '../draft/draft.ts';
import { REPORTED_KEY } from '../draft/storageKeys.ts';
import { reportStep } from './reportStep.ts';

const now = new Date('2026-11-21T12:00:00Z');
let server: Mock<typeof fetch>;

beforeEach(() => {
  localStorage.clear();
  server = vi.fn<typeof fetch>(() => Promise.resolve({} as Response));
  vi.stubGlobal('fetch', server);
});

const bodies = () => server.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
const reportedSteps = () => bodies().map((body) => (body as { data: { step: string } }).data.step);

it('sends only the step', () => {
  reportStep(newDraft(now), 2);
  expect(bodies()).toEqual([{ data: { step: 'goal' } }]);
  const [address, init] = server.mock.calls[0] ?? [];
  expect(address).toMatch(/\/record-questionnaire-step$/);
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  expect(init?.headers).toEqual({ 'content-type': 'application/json' });
});

it('reports each step once, however often the visitor goes back and forth', () => {
  const draft = newDraft(now);
  for (const step of [1, 1, 2, 3, 2, 1, 2, 3, 4, 7, 7]) reportStep(draft, step);
  expect(reportedSteps()).toEqual(['contact', 'goal', 'property', 'details', 'officer']);
});

it('continues from the draft’s last reported step', () => {
  const draft = { ...newDraft(now), savedAt: now, step: 2 };
  localStorage.setItem(REPORTED_KEY, JSON.stringify({ id: draft.id, step: 4 }));
  for (const step of [1, 2, 4, 5]) reportStep(draft, step);
  expect(reportedSteps()).toEqual(['borrower']);
});

it('counts a draft from before reports from its next step on', () => {
  const draft = { ...newDraft(now), savedAt: now, step: 3 };
  for (const step of [1, 3, 4]) reportStep(draft, step);
  expect(reportedSteps()).toEqual(['details']);
});

it('counts a draft that was started over', () => {
  reportStep(newDraft(now), 1);
  clearDraft();
  expect(localStorage.getItem(REPORTED_KEY)).toBeNull();
  reportStep(newDraft(now), 1);
  expect(reportedSteps()).toEqual(['contact', 'contact']);
});

it.each(['{', 'null', '7', '{"id":7}', '{"step":"7"}'])('ignores %j in the storage', (text) => {
  localStorage.setItem(REPORTED_KEY, text);
  reportStep(newDraft(now), 1);
  expect(reportedSteps()).toEqual(['contact']);
});

it('reports each step once without storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const draft = newDraft(now);
  for (const step of [1, 1, 2]) reportStep(draft, step);
  expect(reportedSteps()).toEqual(['contact', 'goal']);
  get.mockRestore();
  set.mockRestore();
});

it('neither sends nor stores anything under Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  reportStep(newDraft(now), 1);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  expect(server).not.toHaveBeenCalled();
  expect(localStorage.getItem(REPORTED_KEY)).toBeNull();
});
