import { fieldSource } from '@brokerage/domain/flyer/fields/fieldValue';
import { effectiveData, missingFields } from '@brokerage/domain/flyer/fields/missingFields';
import type { PictureSlot } from '@brokerage/domain/flyer/layout/pictureSlots';
import { SMALL_PHOTOS } from '@brokerage/domain/flyer/layout/smallPhotos';
import { FLYER_LIMITS } from '@brokerage/domain/flyer/record/flyerLimits';
import { isPropertyAddress } from '@brokerage/domain/flyer/texts/isPropertyAddress';
import { isBlank, plainText } from '@brokerage/domain/flyer/texts/plainText';
import { publicTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import { toDigits } from '@brokerage/domain/phone/digits';
import type { TemplateField } from '@brokerage/domain/template/template';
import { isReadable, withoutZeroWidth } from '@brokerage/domain/text/zeroWidth';
import { Skeleton, Stack, TextField } from '@mui/material';
import { type ComponentProps, lazy, memo, Suspense, useState } from 'react';
import { MISSING_TITLE, TITLE_HELP } from '../../../ui/flyer/FlyerTitleField.tsx';
import type { FlyerDraft } from '../draft/FlyerDraft.ts';
import type { FlyerContent } from '../draft/flyerContent.ts';
import { useDraftNow } from '../draft/useFlyerDraft.ts';
import type { FlyerChecks, FlyerContext, FlyerIssue } from './checkContent.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { FieldInput } from './FieldInput.tsx';
import { KEPT_WORDS, LOCKED_EMPTY_WORDS, LOCKED_WORDS } from './lockedFields.ts';
import { MorePhotos } from './MorePhotos.tsx';
import type { RealtorPicker } from './RealtorPicker.tsx';

// The list is large and the page works without it, so it's a separate chunk, but loads immediately in case Submit leads to it.
const realtorPicker = import('./RealtorPicker.tsx');
const LazyRealtorPicker = lazy(async () => ({ default: (await realtorPicker).RealtorPicker }));

interface FlyerFieldProps extends Omit<FieldFrameProps, 'name' | 'children'> {
  draft: FlyerDraft;
  field: TemplateField;
  /** For a picture: where it's printed. */
  slot: PictureSlot | undefined;
  /** From `effectiveData`: the field's initial value, or the value of a locked field. */
  value: unknown;
  required: boolean;
  disabled: boolean;
  error: string | undefined;
  help: string | undefined;
}

/** One form field; memoized so that it re-renders only when it changes, and before everything else. */
const FlyerField = memo(function FlyerField(props: FlyerFieldProps) {
  const { draft, field, slot, onFocus, onBlur, required, disabled, error, help } = props;
  // As `effectiveData` requires.
  const isTyped = useDraftNow(draft, ({ content }) => Object.hasOwn(content.data, field.key));
  const typed = useDraftNow(draft, ({ content }) => content.data[field.key]);
  const value = isTyped && !disabled ? typed : props.value;
  const change = (next: unknown) => {
    // A phone number that was only reformatted isn't a change.
    if (field.type === 'phone' && !isTyped && toDigits(plainText(next)) === toDigits(plainText(value)))
      return;
    draft.setField(field.key, next);
  };
  return (
    <FieldFrame name={field.key} onFocus={onFocus} onBlur={onBlur}>
      <FieldInput
        field={field}
        value={value}
        slot={slot}
        required={required}
        disabled={disabled}
        error={error}
        help={help}
        onChange={change}
      />
    </FieldFrame>
  );
});

interface TitleFieldProps extends Pick<FieldFrameProps, 'onFocus' | 'onBlur'> {
  draft: FlyerDraft;
  name: 'title' | 'public_title';
  label: string;
  maxLength: number;
  /** Shown while the field is empty. */
  placeholder?: string;
  required: boolean;
  disabled: boolean;
  error: string | undefined;
  help: string;
}

const TitleField = memo(function TitleField(props: TitleFieldProps) {
  const { draft, name, onFocus, onBlur, maxLength, placeholder, error, help, ...input } = props;
  const value = useDraftNow(draft, ({ content }) => content[name]);
  return (
    <FieldFrame name={name} onFocus={onFocus} onBlur={onBlur}>
      <TextField
        {...input}
        id={`flyer-${name.replace('_', '-')}`}
        value={value}
        onChange={({ target }) => draft.change({ [name]: withoutZeroWidth(target.value) })}
        autoComplete="off"
        error={error !== undefined}
        helperText={error ?? help}
        slotProps={{ htmlInput: { maxLength } }}
        {...(placeholder !== undefined && { placeholder })}
      />
    </FieldFrame>
  );
});

type RealtorFieldProps = Pick<FieldFrameProps, 'onFocus' | 'onBlur'> & ComponentProps<typeof RealtorPicker>;

const RealtorField = memo(function RealtorField({ onFocus, onBlur, ...picker }: RealtorFieldProps) {
  return (
    <FieldFrame name="realtor" onFocus={onFocus} onBlur={onBlur}>
      <Suspense
        fallback={<Skeleton variant="rounded" height={56} role="status" aria-label="Loading this field" />}
      >
        <LazyRealtorPicker {...picker} />
      </Suspense>
    </FieldFrame>
  );
});

const isSmallPhoto = (key: string) => SMALL_PHOTOS.some((photoKey) => photoKey === key);

interface FlyerFieldsProps extends Pick<FieldFrameProps, 'onFocus'>, Pick<FlyerChecks, 'slots'> {
  draft: FlyerDraft;
  content: FlyerContent;
  context: FlyerContext;
  issues: readonly FlyerIssue[];
  /** Keys of required fields that Submit found empty; `realtor` for the choice of one. */
  missing: ReadonlySet<string>;
  isEditable: boolean;
  /** Whether it corrects an approved flyer. */
  isCorrection: boolean;
}

/** All inputs of a flyer: title, realtor, and one for each field of the version. */
export function FlyerFields(props: FlyerFieldsProps) {
  const { draft, content, context, issues, missing, slots, isEditable, isCorrection, onFocus } = props;
  const { version, parties, templateName, category } = context;
  const values = effectiveData(version, content.data, parties);
  // Fields that were filled in when the correction started: a filled-in property address is locked, but one that a new version requires can
  // be typed.
  const [filledAtFirst] = useState(() => new Set(Object.keys(values).filter((key) => !isBlank(values[key]))));
  const defaultTitle = publicTitle('', { data: values, templateName });
  const place = { onFocus, onBlur: draft.saveNow };
  const titleError = isReadable(content.title) ? undefined : MISSING_TITLE.text;
  const ofPublicTitle = issues.filter(({ field }) => field === 'public_title');
  const publicTitleError = isEditable ? toMessages(ofPublicTitle, 'block') : undefined;
  const ofRealtor = issues.find(({ field, severity }) => severity === 'block' && field.startsWith('realtor'));
  const needsRealtor = missingFields(version, content.data, { ...parties, realtor: undefined }).some(
    ({ key }) => key === 'realtor',
  );
  const noRealtor =
    missing.has('realtor') && needsRealtor && content.realtor_id === null
      ? 'Please choose a realtor'
      : undefined;
  const { fields } = version.handlebars_schema;
  const folded = fields.filter(({ key }) => isSmallPhoto(key) && !version.required_fields.includes(key));
  const toInput = (field: TemplateField) => {
    const { key } = field;
    const isLocked = version.locked_fields.includes(key);
    const isKept = isCorrection && isPropertyAddress(field, category) && filledAtFirst.has(key);
    const isEmpty = isBlank(values[key]);
    const own = issues.filter((issue) => issue.field === key);
    const blocking = toMessages(own, 'block');
    const warning = toMessages(own, 'warn');
    const error = blocking ?? (missing.has(key) && isEmpty ? 'Please fill this in' : undefined);
    const locked = isLocked
      ? formatLockedReason(field, context, isEmpty)
      : isKept
        ? KEPT_WORDS.address
        : undefined;
    return (
      <FlyerField
        key={key}
        {...place}
        draft={draft}
        field={field}
        value={values[key] ?? ''}
        slot={slots.get(key)}
        required={version.required_fields.includes(key)}
        disabled={isLocked || isKept || !isEditable}
        error={isEditable ? error : undefined}
        help={toHelp(field, locked, isEditable ? warning : undefined)}
      />
    );
  };
  return (
    <Stack spacing={2.5}>
      <TitleField
        {...place}
        draft={draft}
        name="title"
        label="Flyer Title"
        maxLength={FLYER_LIMITS.title}
        required
        disabled={!isEditable}
        error={titleError}
        help={TITLE_HELP}
      />
      <TitleField
        {...place}
        draft={draft}
        name="public_title"
        label="Public title"
        maxLength={FLYER_LIMITS.public_title}
        placeholder={defaultTitle}
        required={false}
        disabled={!isEditable}
        error={publicTitleError}
        help={publicTitleHelp(defaultTitle, toMessages(ofPublicTitle, 'warn'))}
      />
      <RealtorField
        {...place}
        value={content.realtor_id}
        onChange={draft.change}
        required={needsRealtor}
        disabled={!isEditable || isCorrection}
        help={isCorrection ? KEPT_WORDS.realtor : undefined}
        error={isEditable ? (noRealtor ?? ofRealtor?.message) : undefined}
      />
      {fields.map((field) => {
        if (!folded.includes(field)) return toInput(field);
        return (
          field === folded[0] && (
            <MorePhotos
              key="more-photos"
              count={folded.length}
              filled={folded.filter(({ key }) => !isBlank(values[key])).length}
              hasIssue={isEditable && folded.some(({ key }) => issues.some((issue) => issue.field === key))}
            >
              {folded.map(toInput)}
            </MorePhotos>
          )
        );
      })}
    </Stack>
  );
}

function publicTitleHelp(defaultTitle: string, warning?: string): string {
  const parts = [
    `Customers see this on the shared page, in link previews and as the PDF’s name. If you leave it blank, they see: “${defaultTitle}”`,
    warning && `Check this: ${warning}`,
  ];
  return parts.filter(Boolean).join('\n');
}

const toMessages = (issues: readonly FlyerIssue[], severity: FlyerIssue['severity']): string | undefined =>
  issues
    .filter((issue) => issue.severity === severity)
    .map(({ message }) => message)
    .join(' ') || undefined;

function formatLockedReason(
  field: TemplateField,
  { version, parties }: FlyerContext,
  isEmpty: boolean,
): string {
  const source = fieldSource(field, version, parties) ?? 'template';
  return (isEmpty ? LOCKED_EMPTY_WORDS : LOCKED_WORDS)[source];
}

/** Returns a field's help text, one line for each thing it says; undefined if there's nothing to say. */
function toHelp({ help_text }: TemplateField, locked?: string, warning?: string): string | undefined {
  // Don't repeat what the template's help text says, with or without a period.
  const isSaid =
    locked !== undefined && help_text.toLowerCase().includes(locked.toLowerCase().replace(/\.$/, ''));
  const parts = [isSaid ? undefined : locked, help_text, warning && `Check this: ${warning}`];
  return parts.filter(Boolean).join('\n') || undefined;
}
