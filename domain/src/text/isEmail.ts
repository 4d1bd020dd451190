import * as z from 'zod';

const schema = z.email();

/** Checks that a text is an email address, and nothing else. */
export const isEmail = (text: string): boolean => schema.safeParse(text).success;
