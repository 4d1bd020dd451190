import type { TemplateField } from '../../template/template.ts';
import type { ContentField, TemplateContent } from '../../template/templateCallables.ts';
import { hasDefault } from '../../template/templateContent.ts';
import { isEmail } from '../../text/isEmail.ts';
import { requiredPhone } from '../../text/lines.ts';
import { isPictureAddress } from '../layout/page/fields.ts';
import { parseRichText } from '../texts/richText.ts';
import { calendarDay } from './formatField.ts';
import { isWebAddress } from './isWebAddress.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Validation of a default by the field's type, with its message. */
const DEFAULTS: Record<TemplateField['type'], readonly [(value: unknown) => boolean, string]> = {
  string: [isText, 'The default isn’t text.'],
  address: [isText, 'The default isn’t an address.'],
  phone: [(value) => requiredPhone.safeParse(value).success, 'The default isn’t a phone number.'],
  email: [(value) => isText(value) && isEmail(value), 'The default isn’t an email address.'],
  url: [
    (value) => isText(value) && isWebAddress(value),
    'The default is not a web address, such as example.com/visit.',
  ],
  number: [(value) => typeof value === 'number', 'The default isn’t a number.'],
  date: [(value) => isText(value) && calendarDay(value) !== undefined, 'The default isn’t a date.'],
  rich_text: [(value) => parseRichText(value) !== undefined, 'The default isn’t text.'],
  image: [
    (value) => isText(value) && isPictureAddress(value),
    'The default isn’t the web address of a picture, such as https://example.com/house.jpg.',
  ],
};

/** Types with text values, like those of a person or a company. */
const WORDS: readonly TemplateField['type'][] = ['string', 'address', 'phone', 'email', 'url', 'rich_text'];

/** Returns whether a field of that type can get its value from a profile or the company. */
export const canBeBound = (type: TemplateField['type']): boolean => WORDS.includes(type);

/** Returns the problem of a single field; undefined if there is none. */
export function findFieldProblem(field: ContentField, { fields }: TemplateContent): string | undefined {
  const { key, type, required, locked, binding } = field;
  if (fields.filter((other) => other.key === key).length > 1)
    return `More than one field has the key ${key}.`;
  if (binding !== undefined && !canBeBound(type)) {
    return 'A field of this type can’t be filled from a person or the company.';
  }
  if (hasDefault(field)) {
    const [isRight, message] = DEFAULTS[type];
    if (!isRight(field.default)) return message;
  } else if (required && locked && binding === undefined) {
    return key === 'disclosure'
      ? 'The disclosure is empty. Add the text that your compliance team approved.'
      : 'This field is required and locked but empty. Add default text or a source, or unlock it so officers can fill it in.';
  }
  return undefined;
}
