import type { MissingField } from './missingFields.ts';
import type { FlyerActionName } from './workflow.ts';

/** Why an action is refused, as the title and text of a toast (docs/product.md#flyers-workflow). */
export interface Refusal {
  code: 'not-found' | 'permission-denied' | 'invalid-argument' | 'failed-precondition' | 'stale' | 'too-many';
  title: string;
  message: string;
  /** Keys of the fields concerned, in the order of the form; `realtor` for the choice of one. */
  fields?: readonly string[];
}

export const REFUSALS = {
  notFound: { code: 'not-found', title: 'Flyer not found', message: 'Failed to load flyer' },
  notAllowed: {
    code: 'permission-denied',
    title: 'Not allowed',
    message: "You don't have permission to do this.",
  },
  ownFlyer: {
    code: 'permission-denied',
    title: 'Your own flyer',
    message: 'You can’t review your own flyer. Ask another reviewer.',
  },
  stale: {
    code: 'stale',
    title: 'Changed in the meantime',
    message: 'This flyer was changed since you opened it. Please load it again.',
  },
  otherVersion: {
    code: 'failed-precondition',
    title: 'Template changed',
    message: 'This flyer was made from another version of the template. Please load it again.',
  },
  tooMuchText: {
    code: 'invalid-argument',
    title: 'Not submitted',
    message: 'This flyer holds too much text to be submitted. Please shorten it.',
  },
  tooManySubmissions: {
    code: 'too-many',
    title: 'Not submitted',
    message: 'You have submitted many flyers within this hour. Please try again in an hour.',
  },
  reasonRequired: {
    code: 'invalid-argument',
    title: 'Reason Required',
    message: 'Please provide a reason for rejection',
  },
  missing: (fields: readonly MissingField[]) => ({
    code: 'invalid-argument',
    title: 'Missing Required Fields',
    message: `Please fill in: ${fields.map(({ label }) => label).join(', ')}`,
    fields: fields.map(({ key }) => key),
  }),
  blocked: (count: number) => ({
    code: 'failed-precondition',
    title: 'Not submitted',
    message: `Please fix what the checks found first: ${count === 1 ? '1 problem' : `${count} problems`}.`,
  }),
} as const satisfies Record<string, Refusal | ((...args: never[]) => Refusal)>;

const NOT_WAITING = 'This flyer no longer waits for approval.';
const WRONG_STATUS: Record<FlyerActionName, { title: string; message: string }> = {
  edit: { title: 'Not saved', message: 'This flyer was submitted and can no longer be changed.' },
  submit: { title: 'Not submitted', message: 'This flyer was already submitted.' },
  approve: { title: 'Not approved', message: NOT_WAITING },
  reject: { title: 'Not rejected', message: NOT_WAITING },
  withdraw: { title: 'Not withdrawn', message: NOT_WAITING },
  revise: { title: 'Not reopened', message: 'Only a rejected flyer can be revised.' },
  archive: {
    title: 'Not archived',
    message: 'A flyer that waits for approval must be withdrawn or rejected first.',
  },
  duplicate: { title: 'Not duplicated', message: 'This flyer can not be duplicated.' },
  render: { title: 'Not Approved', message: 'Flyer must be approved before rendering' },
  share: { title: 'Cannot Share', message: 'Only approved flyers can be shared' },
};

export const wrongStatus = (action: FlyerActionName): Refusal => ({
  code: 'failed-precondition',
  ...WRONG_STATUS[action],
});
