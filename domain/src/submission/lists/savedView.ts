import * as z from 'zod';
import { clientIdSchema } from '../../ids/clientId.ts';
import { requiredLine } from '../../text/lines.ts';
import { parseSubmissionFilter } from './submissionFilter.ts';

/** Views that one person can save. Their ids are numbered, so that firestore.rules holds the same limit. */
export const MAX_SAVED_VIEWS = 20;
export const SAVED_VIEW_NAME_LENGTH = 40;

export const savedViewNameSchema = requiredLine(SAVED_VIEW_NAME_LENGTH, 'Name');

/** A filter of the list of submissions that somebody saved under a name. It holds nothing of an applicant. */
export const savedViewSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  /** A field that this version doesn't know narrows nothing: the view can still be renamed and deleted. */
  filter: z.record(z.string(), z.unknown()).transform(parseSubmissionFilter),
  /** Of the form in which it was saved: sending that again makes no second one. */
  client_id: clientIdSchema,
  updated_at: z.date(),
});
export type SavedView = z.output<typeof savedViewSchema>;

/** Returns the id of a person's saved view with that number, from 1 to MAX_SAVED_VIEWS. */
export const savedViewId = (uid: string, number: number): string =>
  `${uid}-${String(number).padStart(2, '0')}`;
