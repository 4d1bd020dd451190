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
    sentence: 'This picture is gone. Please upload it again.',
  },
  'picture-too-large': {
    status: 'invalid-argument',
    title: 'Invalid Image',
    sentence: 'This picture is too large: please save it as a JPEG with 20 megapixels or fewer.',
  },
  'picture-damaged': {
    status: 'invalid-argument',
    title: 'Invalid Image',
    sentence: 'This picture is damaged or isn’t a JPG, PNG or WebP. Please upload another one.',
  },
  'picture-too-slow': {
    status: 'invalid-argument',
    title: pictureProblems.tooManyScans().title,
    sentence: pictureProblems.tooManyScans().text,
  },
} as const satisfies Record<string, ErrorEntry>;
