import { printable, unprintableMessage } from '../layout/page/printable.ts';
import { fontMeasure } from '../layout/text/measure.ts';

/**
 * Returns why a public title can't be published: it isn't printed in the flyer's fonts, so look-alike letters would get past the checks and
 * the reader.
 */
export const publicTitleProblem = (title: string): string | undefined =>
  unprintableMessage(printable(title, 'serifBold', fontMeasure).missing);
