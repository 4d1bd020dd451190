import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { bioParagraphs } from '../../../lib/directory/bioParagraphs.ts';
import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';
import { TopicLinks } from './TopicLinks.tsx';

interface OfficerAboutProps {
  officer: PublicOfficer;
  firstName: string;
  /** Whether the officer takes applications. Otherwise the page doesn't say what they would do for a borrower. */
  isTaking: boolean;
  /** Content below the entry's text. */
  children: ReactNode;
}

/** An officer's bio and details from their entry. */
export function OfficerAbout({ officer, firstName, isTaking, children }: OfficerAboutProps) {
  const [summary, ...paragraphs] = bioParagraphs(officer.bio);
  return (
    <>
      <Box sx={{ gridArea: 'about', mt: 2 }}>
        {summary && (
          <>
            <Typography variant="h3" component="h2">
              About {firstName}
            </Typography>
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ mt: 1, maxWidth: '31em', textWrap: 'balance' }}
            >
              {summary}
            </Typography>
          </>
        )}
        {isTaking &&
          paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 2, maxWidth: TEXT_WIDTH }}>
              {paragraph}
            </Typography>
          ))}
        {children}
      </Box>
      {isTaking && officer.specialties && officer.specialties.length > 0 && (
        <Box sx={{ gridArea: 'topics' }}>
          <Typography variant="subtitle2" component={summary ? 'h3' : 'h2'} id="helps-with">
            {firstName} helps with
          </Typography>
          <TopicLinks topics={officer.specialties} labelId="helps-with" />
        </Box>
      )}
    </>
  );
}
