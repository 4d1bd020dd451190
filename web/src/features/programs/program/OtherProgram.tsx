import { findProgram } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Link from '@mui/material/Link';
import { inSentence } from '../../../lib/format/inSentence.ts';

/** Links to a program that is a better fit: "See FHA loans". */
export function OtherProgram({ program, isDark = false }: { program: ProgramSlug; isDark?: boolean }) {
  const { path, name } = findProgram(program);
  return (
    <Link
      href={path}
      sx={{ whiteSpace: 'nowrap', ...(isDark && { color: 'inherit' }) }}
    >{`See ${inSentence(name)}`}</Link>
  );
}
