import { keepTownTogether } from '@brokerage/domain/flyer/layout/text/keepTownTogether';
import { splitAddress } from '@brokerage/domain/flyer/texts/splitAddress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HomeFacts } from './HomeFacts.tsx';
import type { LiveSharedFlyer } from './useSharedFlyer.ts';

/** Keeps a house number with its street. */
const withNumber = (text: string) => text.replace(/(\d) (?=\p{Lu})/gu, '$1\u00a0');

interface TitleProps {
  title: string;
  /** Street of the home on the flyer; if blank, only the title is shown. */
  street: string;
}

/** The flyer's title. People know a home by its street, so that is the larger of the two. */
const Title = ({ title, street }: TitleProps) => (
  <Typography variant="h1" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
    {street === '' ? (
      withNumber(title)
    ) : (
      <>
        <Typography
          component="span"
          variant="subtitle1"
          sx={{ display: 'block', mb: 0.5, fontSize: '1.125rem', fontWeight: 600, color: 'secondary.main' }}
        >
          {withNumber(title)}
        </Typography>{' '}
        {withNumber(street)}
      </>
    )}
  </Typography>
);

/** The flyer's title, with its date and place, its home, or its sender. */
export function SharedFlyerHeading({ flyer, Detail }: Pick<LiveSharedFlyer, 'flyer' | 'Detail'>) {
  const { title, event, home, officer, company } = flyer;
  const { street, town } = splitAddress(home?.address ?? '');
  if (event && Detail) {
    return (
      <div>
        <Detail flyer={flyer} kind="notice" />
        <Title title={title} street="" />
        <Detail flyer={flyer} kind="event" />
      </div>
    );
  }
  return (
    <div>
      <Title title={title} street={title.includes(street) ? '' : street} />
      {home ? (
        <Box sx={{ mt: 1 }}>
          {town !== '' && (
            <Typography variant="subtitle1" component="p">
              {keepTownTogether(town)}
            </Typography>
          )}
          <HomeFacts facts={home.facts} />
        </Box>
      ) : (
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ mt: 1, color: 'text.secondary', textWrap: 'balance' }}
        >
          From {officer.name}, {company.name}
        </Typography>
      )}
    </div>
  );
}
