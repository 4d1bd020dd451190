import { type CheckFinding, checkFlyer } from '../flyer/checks/checkFlyer.ts';
import { sampleFlyer } from '../flyer/compose/sampleData.ts';
import { findFieldProblem } from '../flyer/fields/findFieldProblem.ts';
import type { LayoutIssue, QrEncoder } from '../flyer/layout/flyerInput.ts';
import { layoutFlyer } from '../flyer/layout/layoutFlyer.ts';
import { fontMeasure } from '../flyer/layout/text/measure.ts';
import type { ContentField, TemplateContent } from './templateCallables.ts';
import { hasDefault, toTemplateVersion } from './templateContent.ts';

/** A problem with a template, or a note about it. */
export interface TemplateRemark {
  /** The key of the field concerned. */
  field?: string;
  message: string;
}

// The code's place on the page doesn't depend on its content.
const anyCode: QrEncoder = () => [[true]];
/** Any day, because no blocking rule looks at it. */
const ANY_DAY = '2026-11-20';
const PICTURE = 'https://pictures.example/house.jpg';

interface Trial {
  issues: readonly LayoutIssue[];
  blocks: readonly CheckFinding[];
}

/** Returns the layout's and the checks' findings on a flyer in which an officer has filled in these fields. */
function tryOut(content: TemplateContent, isFilled: (field: ContentField) => boolean): Trial {
  const flyer = sampleFlyer(content, isFilled, PICTURE);
  const { issues } = layoutFlyer(flyer, fontMeasure, anyCode);
  const findings = checkFlyer({
    ...flyer,
    // Locked fields never block a flyer, because officers can't fix them; here they can be fixed.
    version: { ...toTemplateVersion(content), locked_fields: [] },
    today: ANY_DAY,
  });
  return { issues, blocks: findings.filter(({ severity }) => severity === 'block') };
}

/** Tries a flyer with as few fields filled in as possible: the required ones, and those they depend on, as a rate requires its APR. */
function tryLeast(content: TemplateContent): Trial {
  const filled = new Set(content.fields.filter(({ required }) => required).map(({ key }) => key));
  for (;;) {
    const trial = tryOut(content, ({ key }) => filled.has(key));
    const asked = trial.issues.filter(
      ({ kind, field }) =>
        kind === 'missing' && !filled.has(field) && content.fields.some(({ key }) => key === field),
    );
    if (asked.length === 0) return trial;
    for (const { field } of asked) filled.add(field);
  }
}

const tryAll = (content: TemplateContent): Trial => tryOut(content, () => true);

const findField = (content: TemplateContent, key: string) => content.fields.find((one) => one.key === key);

function toRemarks(content: TemplateContent, { issues, blocks }: Trial): TemplateRemark[] {
  const ofLayout = issues.map(({ field: key, kind, message }): TemplateRemark => {
    const field = findField(content, key);
    if (!field) return { message };
    if (kind === 'unprintable') return { field: key, message: `Label or default: ${lowered(message)}` };
    if (kind === 'missing' || field.type === 'image') return { field: key, message };
    return {
      field: key,
      message: hasDefault(field)
        ? `The default does not fit on the flyer: ${lowered(message)}`
        : `This field doesn’t fit in the layout: ${lowered(message)}`,
    };
  });
  const ofChecks = blocks
    // An officer can replace a default that is not locked.
    .filter(({ field }) => !isChangeableByOfficer(findField(content, field)))
    .map(({ field: key, message }): TemplateRemark => {
      const field = findField(content, key);
      const what =
        field && hasDefault(field) ? 'The checks block the default' : 'The checks block a flyer like this';
      return { ...(field && { field: key }), message: `${what}: ${message}` };
    });
  return [...ofLayout, ...ofChecks];
}

const isChangeableByOfficer = (field: ContentField | undefined) =>
  field !== undefined && hasDefault(field) && !field.locked;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const isIn = (remarks: readonly TemplateRemark[], { field, message }: TemplateRemark) =>
  remarks.some((one) => one.field === field && (field !== undefined || one.message === message));

/** Remarks on a template before it is published, in the order of the form. */
export interface TemplateRemarks {
  /** Why no officer could ever submit a flyer made from it. Empty for a template that can be published. */
  reasons: readonly TemplateRemark[];
  /** Notes that don't keep flyers from being made. */
  notes: readonly TemplateRemark[];
}

/**
 * Returns what keeps officers from using a template, and notes about it. Pure: it checks the fields on their own, then sample flyers
 * through the layout and the checks.
 */
export function templateRemarks(content: TemplateContent): TemplateRemarks {
  const all = tryAll(content);
  const reasons = toReasons(content, all);
  return { reasons: inOrder(content, reasons), notes: inOrder(content, toNotes(content, all, reasons)) };
}

/** Returns only the reasons, for publishing. */
export const unusableReasons = (content: TemplateContent) => templateRemarks(content).reasons;

function toReasons(content: TemplateContent, all: Trial): TemplateRemark[] {
  const reasons: TemplateRemark[] = content.fields.flatMap((field) => {
    const message = findFieldProblem(field, content);
    return message === undefined ? [] : [{ field: field.key, message }];
  });
  const add = (more: readonly TemplateRemark[]) => {
    for (const one of more) if (!isIn(reasons, one)) reasons.push(one);
  };
  // Some need an optional field, such as a rate's APR, and can be submitted once it is filled in.
  if (toRemarks(content, all).length > 0) add(toRemarks(content, tryLeast(content)));
  // A picture that the layout has no place for never shows, even on an otherwise empty page.
  const pictures = all.issues.filter(
    ({ kind, field }) => kind === 'no-place' && findField(content, field)?.type === 'image',
  );
  add(toRemarks(content, { issues: pictures, blocks: [] }));
  return reasons;
}

function toNotes(content: TemplateContent, all: Trial, reasons: readonly TemplateRemark[]): TemplateRemark[] {
  const notes: TemplateRemark[] = [];
  const add = (one: TemplateRemark) => {
    if (!isIn(reasons, one) && !isIn(notes, one)) notes.push(one);
  };
  for (const field of content.fields) {
    const note = sourceNote(field);
    if (note) add({ field: field.key, message: note });
  }
  for (const { field, message } of all.blocks) {
    if (isChangeableByOfficer(findField(content, field))) {
      add({
        field,
        message: `The checks block the default, so every officer would have to change it: ${message}`,
      });
    }
  }
  for (const { message, ...remark } of toRemarks(content, { ...all, blocks: [] })) {
    add({ ...remark, message: `When every field is filled in: ${lowered(message)}` });
  }
  if (content.layout === 'co-brand') {
    add({ message: 'This layout is co-branded: officers choose a realtor for every flyer.' });
  }
  return notes;
}

function sourceNote(field: ContentField): string | undefined {
  if (!field.required || !field.locked || hasDefault(field)) return undefined;
  if (field.binding?.startsWith('realtor.')) {
    return 'This field is required, locked and filled in from the realtor, so officers must choose one for every flyer.';
  }
  if (field.binding?.startsWith('branch.')) {
    return 'This field is required, locked and filled in from the branch, so officers without a branch can’t submit.';
  }
  return undefined;
}

function inOrder(content: TemplateContent, remarks: readonly TemplateRemark[]): TemplateRemark[] {
  const place = ({ field }: TemplateRemark) =>
    field === undefined ? content.fields.length : content.fields.findIndex(({ key }) => key === field);
  return [...remarks].sort((one, other) => place(one) - place(other));
}
