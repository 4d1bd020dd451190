import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Disclosure } from '../../../ui/Disclosure.tsx';

interface SourcesFoldProps {
  title?: string;
  /** Each source, with its URL if it has one, and the statement it supports if that isn't the whole page. */
  sources: readonly { of?: string; name: string; address?: string }[];
}

/** A page's sources: collapsed on screen, expanded on paper. */
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
