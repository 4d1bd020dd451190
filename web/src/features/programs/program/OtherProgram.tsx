import { findProgram } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Link from '@mui/material/Link';
import { uncapitalize } from '../../../lib/format/uncapitalize.ts';

/** A link such as "See FHA loans", to a program that suits the visitor better. */
export function OtherProgram({ program, isDark = false }: { program: ProgramSlug; isDark?: boolean }) {
  const { path, name } = findProgram(program);
  return (
    <Link
      href={path}
      sx={{ whiteSpace: 'nowrap', ...(isDark && { color: 'inherit' }) }}
    >{`See ${uncapitalize(name)}`}</Link>
  );
}
