import { customAlphabet } from 'nanoid';

// Without 0/O, 1/I/L and U, because people read it out on the phone.
const block = customAlphabet('23456789ABCDEFGHJKMNPQRSTVWXYZ', 4);

/**
 * Returns a new reference number such as PA-7K3Q-9F2M; 30^8 are possible.
 * @param prefix PA for a pre-approval application, CB for a callback request
 */
export const newReferenceNumber = (prefix: 'PA' | 'CB'): string => `${prefix}-${block()}-${block()}`;
