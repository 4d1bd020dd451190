import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Disclosure } from '../../../ui/Disclosure.tsx';

interface SourcesFoldProps {
  title?: string;
  /** Each with the statement that it supports, where it isn't the whole page, and its address, where it has one. */
  sources: readonly { of?: string; name: string; address?: string }[];
}

/** Where a page's statements can be checked, once for all of them: closed until somebody wants it, and open on paper. */
export function SourcesFold({ title = 'Sources', sources }: SourcesFoldProps) {
  return (
    <Disclosure title={title} sx={openOnPaper}>
      <Box component="ul" sx={list}>
        {sources.map(({ of, name, address }) => (
          <li key={`${of}${name}`}>
            {of && `${of}: `}
            {address ? (
              <Link href={address} target="_blank" rel="noopener">
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}

const openOnPaper = {
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  typography: 'body2',
  columnCount: { md: 2 },
  columnGap: 8,
  '& li': { py: 0.75, breakInside: 'avoid' },
} as const;
