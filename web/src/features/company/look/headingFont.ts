import type { HeadingFamily } from '@brokerage/domain/company/headingFamily';
import { headingFace } from '@brokerage/domain/flyer/layout/text/familyFaces';
import '../../../ui/flyer/fonts/flyerFonts.css';

/** Returns the style of a text in a company's heading font: the face that flyers have, which is bold by itself. */
export const headingFont = (family: HeadingFamily) => ({
  fontFamily: `'Flyer ${headingFace(family)}', serif`,
  fontWeight: 400,
});
