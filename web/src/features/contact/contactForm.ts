import type { ContactField, ContactMessageInput } from '@brokerage/domain/contact/contactMessage';

/** The form's values. Blank means "not answered". */
export type ContactValues = Record<ContactField, string>;

export const EMPTY_MESSAGE: ContactValues = {
  name: '',
  email: '',
  phone: '',
  topic: '',
  message: '',
  callback: '',
};

interface FormMeta {
  id: string;
  elapsed_ms: number;
  website: string;
  /** Short code of the shared link that led here. */
  link?: string;
  /** Id of the officer asked for a call. */
  officer_id?: string;
}

/** Returns the message in the contract's format: blanks are left out, because the server would read them as answers. */
export const toMessage = (values: ContactValues): Partial<ContactValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

/** Returns the body to send. The server validates it again. */
export const toMessageInput = (values: ContactValues, meta: FormMeta): ContactMessageInput =>
  ({ ...toMessage(values), ...meta }) as ContactMessageInput;

export const isContactField = (name: unknown): name is ContactField =>
  typeof name === 'string' && Object.hasOwn(EMPTY_MESSAGE, name);
