import { UnbrokenHyphens } from '../../page/UnbrokenHyphens.tsx';
import { OtherProgram } from '../OtherProgram.tsx';
import { FitMark } from './FitMark.tsx';
import { type FitSlug, programFit } from './programFit.ts';

interface FitItemsProps {
  slug: FitSlug;
  isDark?: boolean;
}

/** List items for who a program is a good fit for. */
export const RightItems = ({ slug, isDark = false }: FitItemsProps) =>
  programFit[slug].right.map((text) => (
    <li key={text}>
      <FitMark kind="yes" isDark={isDark} />
      <span>
        <UnbrokenHyphens text={text} />
      </span>
    </li>
  ));

/** List items for who should choose another program, and which one. */
export const ElsewhereItems = ({ slug, isDark = false }: FitItemsProps) =>
  programFit[slug].elsewhere.map(({ text, program }) => (
    <li key={text}>
      <FitMark kind="no" isDark={isDark} />
      <span>
        {text} {program && <OtherProgram program={program} isDark={isDark} />}
      </span>
    </li>
  ));
