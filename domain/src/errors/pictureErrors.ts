import { pictureProblems } from '../pictures/pictureProblems.ts';
import type { ErrorEntry } from './errorEntry.ts';

/** Errors of uploaded pictures. */
export const pictureErrors = {
  'too-many-pictures': {
    status: 'resource-exhausted',
    title: 'Upload Failed',
    sentence: 'You’ve uploaded a lot of pictures. Please try again in an hour.',
  },
  'picture-not-found': {
    status: 'not-found',
    title: 'Upload Failed',
    sentence: 'This picture is no longer there. Please upload it again.',
  },
  'picture-too-large': {
    status: 'invalid-argument',
    title: 'Invalid Image',
    sentence: 'This picture is too large: please save it as a JPEG with 20 megapixels or fewer.',
  },
  'picture-damaged': {
    status: 'invalid-argument',
    title: 'Invalid Image',
    sentence: 'This picture is damaged or of an unknown kind. Please upload another one (JPG, PNG, WebP).',
  },
  'picture-too-slow': {
    status: 'invalid-argument',
    title: pictureProblems.tooManyScans().title,
    sentence: pictureProblems.tooManyScans().text,
  },
} as const satisfies Record<string, ErrorEntry>;
