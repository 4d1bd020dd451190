import { UnbrokenHyphens } from '../../page/UnbrokenHyphens.tsx';
import { OtherProgram } from '../OtherProgram.tsx';
import { FitMark } from './FitMark.tsx';
import { type FitSlug, programFit } from './programFit.ts';

interface FitItemsProps {
  slug: FitSlug;
  isDark?: boolean;
}

/** Whom a program suits, as items of a list. */
export const RightItems = ({ slug, isDark = false }: FitItemsProps) =>
  programFit[slug].right.map((text) => (
    <li key={text}>
      <FitMark kind="yes" isDark={isDark} />
      <span>
        <UnbrokenHyphens text={text} />
      </span>
    </li>
  ));

/** Whom another program suits better, and which one. */
export const ElsewhereItems = ({ slug, isDark = false }: FitItemsProps) =>
  programFit[slug].elsewhere.map(({ text, program }) => (
    <li key={text}>
      <FitMark kind="no" isDark={isDark} />
      <span>
        {text} {program && <OtherProgram program={program} isDark={isDark} />}
      </span>
    </li>
  ));
