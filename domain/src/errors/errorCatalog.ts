import { customerReviewErrors } from './customerReviewErrors.ts';
import { directoryErrors } from './directoryErrors.ts';
import { findingErrors } from './findingErrors.ts';
import { flyerErrors } from './flyerErrors.ts';
import { licenseErrors } from './licenseErrors.ts';
import { linkErrors } from './linkErrors.ts';
import { mailErrors } from './mailErrors.ts';
import { markErrors } from './markErrors.ts';
import { memberErrors } from './memberErrors.ts';
import { pictureErrors } from './pictureErrors.ts';
import { publicErrors } from './publicErrors.ts';
import { recallErrors } from './recallErrors.ts';
import { sessionErrors } from './sessionErrors.ts';
import { submissionErrors } from './submissionErrors.ts';
import { templateErrors } from './templateErrors.ts';

/** Every failure that the product expects. Public pages import only `unexpectedError`. */
export const errorCatalog = {
  ...publicErrors,
  ...sessionErrors,
  ...memberErrors,
  ...pictureErrors,
  ...flyerErrors,
  ...markErrors,
  ...recallErrors,
  ...findingErrors,
  ...submissionErrors,
  ...directoryErrors,
  ...licenseErrors,
  ...customerReviewErrors,
  ...linkErrors,
  ...mailErrors,
  ...templateErrors,
};

export type ErrorCode = keyof typeof errorCatalog;

type Formatter<C extends ErrorCode> = Extract<
  (typeof errorCatalog)[C]['sentence'],
  (values: never) => string
>;

/** The values of a code's sentence; `undefined` for a fixed sentence. */
export type ErrorValues<C extends ErrorCode> = [Formatter<C>] extends [never]
  ? undefined
  : Parameters<Formatter<C>>[0];
