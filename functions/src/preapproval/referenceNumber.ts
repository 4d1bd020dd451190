import { customAlphabet } from 'nanoid';

// Without 0/O, 1/I/L and U: it is read out over the telephone.
const block = customAlphabet('23456789ABCDEFGHJKMNPQRSTVWXYZ', 4);

/** Such as PA-7K3Q-9F2M: 30^8 possible ones. */
export const newReferenceNumber = () => `PA-${block()}-${block()}`;
