import { printable, unprintableMessage } from '../layout/page/printable.ts';
import { fontMeasure } from '../layout/text/measure.ts';

/**
 * Returns why a public title can't be published: it isn't a picture on the flyer, so letters that only look like those of
 * the flyer's fonts would get past the checks and past the reader.
 */
export const publicTitleProblem = (title: string): string | undefined =>
  unprintableMessage(printable(title, 'serifBold', fontMeasure).missing);
