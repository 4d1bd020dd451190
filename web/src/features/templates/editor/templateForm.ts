import { defaultFields, type LayoutField } from '@brokerage/domain/flyer/compose/layoutFields';
import { canBeBound } from '@brokerage/domain/flyer/fields/findFieldProblem';
import { isEmptyValue } from '@brokerage/domain/flyer/fields/formatField';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { toLifetimeDays } from '@brokerage/domain/template/flyerLifetime';
import {
  type ContentField,
  TEMPLATE_LIMITS,
  type TemplateContent,
  templateContentSchema,
} from '@brokerage/domain/template/templateCallables';
import isDeepEqual from 'fast-deep-equal';

/** A field with an id for the page, because its key may change or be a duplicate. */
export interface FormField extends ContentField {
  id: number;
  /** The key still follows the label. */
  keyFollows: boolean;
}

/** A template's content while it is being edited. */
export interface TemplateForm extends Omit<TemplateContent, 'fields'> {
  fields: readonly FormField[];
  /** Id for the next field. */
  nextId: number;
}

/** Initial values of a field. */
const BLANK_FIELD: ContentField = {
  key: '',
  label: '',
  type: 'string',
  help_text: '',
  required: false,
  locked: false,
};

/** Returns a layout's field as one of the form. */
const toField = (field: LayoutField): ContentField => ({ ...BLANK_FIELD, ...field });

/** Returns the layout's usual fields. */
const usualFields = (layout: LayoutKey): ContentField[] => defaultFields(layout).map(toField);

/** Content of a new template. */
export const NEW_TEMPLATE: TemplateContent = {
  name: '',
  description: '',
  category: 'flyer',
  layout: 'just-listed',
  approval_required: true,
  lifetime_days: null,
  fields: usualFields('just-listed'),
};

export const toTemplateForm = (content: TemplateContent): TemplateForm => ({
  ...content,
  // Drafts from before lifetimes existed don't have one. One that was cleared here stays empty.
  lifetime_days:
    content.lifetime_days === undefined ? toLifetimeDays(content, content.category) : content.lifetime_days,
  fields: content.fields.map((field, id) => ({ ...field, id, keyFollows: false })),
  nextId: content.fields.length,
});

/** Returns the form's content for the server, without empty defaults. */
export const contentIn = ({ nextId: _, fields, ...content }: TemplateForm): TemplateContent => ({
  ...content,
  fields: fields.map(({ id: _id, keyFollows: _k, default: value, ...field }) => ({
    ...field,
    ...(!isEmptyValue(field, value) && { default: value }),
  })),
});

/** Returns whether both are the same, ignoring the order of properties and treating a default like undefined. */
export const isSameTemplateContent = (one: TemplateContent, other: TemplateContent): boolean =>
  isDeepEqual(contentIn(toTemplateForm(one)), contentIn(toTemplateForm(other)));

/** Derives a key from a label: "List price (USD)" becomes list_price_usd. */
const keyFromLabel = (label: string): string =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, TEMPLATE_LIMITS.key)
    .replace(/_+$/, '');

/** Returns the content with a field at the end: one that the layout knows, or a blank one. */
export function withField(form: TemplateForm, known?: LayoutField): TemplateForm {
  const field: FormField = {
    ...(known ? toField(known) : BLANK_FIELD),
    id: form.nextId,
    keyFollows: !known,
  };
  return { ...form, fields: [...form.fields, field], nextId: form.nextId + 1 };
}

const lacks =
  ({ fields }: TemplateForm) =>
  ({ key }: ContentField) =>
    fields.every((field) => field.key !== key);

/** Returns how many of the layout's usual fields are missing from the form. */
export const countMissingUsualFields = (form: TemplateForm): number =>
  usualFields(form.layout).filter(lacks(form)).length;

/** Returns the form with the layout's missing usual fields appended, as many as there is room for. */
export const withUsualFields = (form: TemplateForm): TemplateForm =>
  usualFields(form.layout)
    .filter(lacks(form))
    .slice(0, TEMPLATE_LIMITS.fields - form.fields.length)
    .reduce<TemplateForm>(withField, form);

/** Returns the form with another layout. Usual fields of the old layout are replaced with the new one's unless they were edited. */
export function withLayout(form: TemplateForm, layout: LayoutKey): TemplateForm {
  const content = contentIn(form);
  const isUsual = isSameTemplateContent(content, { ...content, fields: usualFields(form.layout) });
  const next = { ...form, layout };
  return isUsual ? withUsualFields({ ...next, fields: [] }) : next;
}

export const withoutField = (form: TemplateForm, id: number): TemplateForm => ({
  ...form,
  fields: form.fields.filter((field) => field.id !== id),
});

/**
 * Returns the content with the field changed. Drops properties that the new type doesn't support; the key follows the label until someone
 * types a key.
 */
export function withChange(form: TemplateForm, id: number, change: Partial<ContentField>): TemplateForm {
  const changed = (field: FormField): FormField => {
    const next: FormField = { ...field, ...change, keyFollows: field.keyFollows && change.key === undefined };
    if (next.keyFollows && change.label !== undefined) next.key = keyFromLabel(change.label);
    if (change.type !== undefined && change.type !== field.type) {
      delete next.default;
      if (change.type !== 'number') delete next.unit;
      if (!canBeBound(change.type)) delete next.binding;
    }
    return next;
  };
  return { ...form, fields: form.fields.map((field) => (field.id === id ? changed(field) : field)) };
}

/** Returns the content with another category. The lifetime also changes if it's the old category's default. */
export function withCategory(form: TemplateForm, category: TemplateForm['category']): TemplateForm {
  const isUsual = form.lifetime_days === toLifetimeDays({}, form.category);
  return { ...form, category, ...(isUsual && { lifetime_days: toLifetimeDays({}, category) }) };
}

/** Returns why the form can't be saved: the first message for each path, such as `name`, `fields.2.key`. */
export function saveErrors(form: TemplateForm): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of templateContentSchema.safeParse(contentIn(form)).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}
