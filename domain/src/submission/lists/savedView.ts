import * as z from 'zod';
import { clientIdSchema } from '../../ids/clientId.ts';
import { requiredLine } from '../../text/lines.ts';
import { parseSubmissionFilter } from './submissionFilter.ts';

/** Maximum saved views per person. Their ids are numbered, so that firestore.rules can enforce the same limit. */
export const MAX_SAVED_VIEWS = 20;
export const SAVED_VIEW_NAME_LENGTH = 40;

export const savedViewNameSchema = requiredLine(SAVED_VIEW_NAME_LENGTH, 'Name');

/** A filter of the list of submissions that somebody saved under a name. It contains nothing about an applicant. */
export const savedViewSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  /** A field that this version doesn't know has no effect: the view can still be renamed and deleted. */
  filter: z.record(z.string(), z.unknown()).transform(parseSubmissionFilter),
  /** Id of the form in which it was saved, so that sending it again creates no second view. */
  client_id: clientIdSchema,
  updated_at: z.date(),
});
export type SavedView = z.output<typeof savedViewSchema>;

/** Returns the id of a person's saved view with that number, from 1 to MAX_SAVED_VIEWS. */
export const savedViewId = (uid: string, number: number): string =>
  `${uid}-${String(number).padStart(2, '0')}`;
