import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { VisitorNumbersLine, type VisitorNumbersLineProps } from '../../../ui/forms/VisitorNumbersLine.tsx';
import { phoneStrip } from '../chart/worksheet.ts';
import type { Source } from '../guides/guideText.ts';
import { NUMBERS, placeholders, VERDICT } from './numberPlaceholders.ts';
import { ResultActions } from './ResultActions.tsx';
import { useFirstInvalidField } from './useFirstInvalidField.ts';

/** The assumptions and sources behind a calculator's figures. */
export interface Method {
  sentences: readonly string[];
  sources?: readonly Source[];
}

/** Props that a page passes to its calculator. */
export interface CalculatorProps {
  method?: Method | undefined;
}

interface CalculatorFrameProps extends CalculatorProps {
  /** Says whether the fields hold the example's numbers or the visitor's. */
  numbersLine: VisitorNumbersLineProps;
  /** Shown above that line, except on phones. */
  title?: ReactNode;
  fields: ReactNode;
  /** The result; undefined while a field is invalid. */
  headline: string;
  amount: string | undefined;
  /** One sentence that explains the result. On phones it follows the answer above the fields. */
  verdict?: ReactNode;
  /** The result below repeats the verdict, so it shows only on phones, where that result is far down the page. */
  isVerdictRepeated?: boolean;
  children?: ReactNode;
  /** Explains the result: below the fields on wide screens, after the result on phones. */
  story?: ReactNode;
  /** Set when the story is longer than the result, so that both columns end at about the same height. */
  isMethodBelowResult?: boolean;
  /** Full-width content below both columns. */
  after?: ReactNode;
  apply?: { label: string; to: string } | undefined;
  /** Links to other calculators that continue with these numbers. */
  next?: readonly { label: string; to: string }[];
  /** The inputs as a URL fragment, for links that share them. */
  hash: string;
}

/**
 * Lays out a calculator's fields next to a result that stays in view. On phones the answer comes first and sticks below the site's header,
 * so neither it nor the keyboard covers a field; the explanation follows the fields.
 */
export function CalculatorFrame({
  numbersLine,
  title,
  fields,
  headline,
  amount,
  verdict,
  isVerdictRepeated = false,
  children,
  story,
  isMethodBelowResult = false,
  after,
  apply,
  next = [],
  hash,
  method,
}: CalculatorFrameProps) {
  const isInvalid = amount === undefined;
  const { frame: whole, name: invalidName, focus: focusInvalid } = useFirstInvalidField(isInvalid, fields);
  const [hasVerdict, setHasVerdict] = useState(Boolean(verdict));
  if (verdict && !hasVerdict) setHasVerdict(true);
  const about = (
    <Box sx={isMethodBelowResult ? { mt: { md: 3 } } : {}}>
      {method && <MethodFold {...method} />}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        These are estimates, not offers or current rates.
      </Typography>
    </Box>
  );
  return (
    <Box ref={whole} sx={{ ...placeholders, ...frame }}>
      <div>
        {title}
        <InertUntilHydrated>
          <Box className={NUMBERS} sx={{ mt: title ? { xs: -1.5, sm: 0.5 } : 0, mb: 1.5 }}>
            <VisitorNumbersLine {...numbersLine} />
          </Box>
          {fields}
        </InertUntilHydrated>
        {!isMethodBelowResult && about}
      </div>
      <Box sx={resultColumn}>
        <Box sx={sticky}>
          <Box sx={card}>
            <Box sx={hasVerdict ? { ...answer, borderBlockEnd: { xs: 0 } } : answer}>
              <Typography variant="subtitle2" className={NUMBERS}>
                {isInvalid && invalidName ? `Check “${invalidName}”` : headline}
              </Typography>
              <Typography component="output" aria-live="polite" className={NUMBERS} sx={figure}>
                {amount ?? '–'}
              </Typography>
            </Box>
            <Box
              className={VERDICT}
              // An extra line above the fields would shift them while someone is typing.
              sx={{
                ...verdictStyles,
                ...(isVerdictRepeated && !isInvalid && onlyOnPhones),
                ...(isInvalid && !hasVerdict && notOnPhones),
              }}
            >
              {isInvalid ? 'You’ll see your result once every field is right.' : verdict}
            </Box>
            <Box sx={details}>
              <div className={NUMBERS}>{children}</div>
              {isInvalid && invalidName && (
                <Button variant="outlined" onClick={focusInvalid} sx={{ mt: { xs: 2, md: 3 } }}>
                  Go to “{invalidName}”
                </Button>
              )}
              <Box className="no-print">
                {apply && (
                  <ButtonLink href={apply.to} variant="contained" size="large" sx={{ mt: 3 }} fullWidth>
                    {apply.label}
                  </ButtonLink>
                )}
                {!isInvalid &&
                  next.map(({ label, to }) => (
                    <Link key={to} href={to} sx={{ display: 'block', mt: 2, fontWeight: 600 }}>
                      {label}
                    </Link>
                  ))}
                {!isInvalid && <ResultActions hash={hash} />}
              </Box>
            </Box>
          </Box>
          {isMethodBelowResult && about}
        </Box>
      </Box>
      {story && (
        <Box className={NUMBERS} sx={{ mt: { xs: 3, md: 0 } }}>
          {story}
        </Box>
      )}
      {after && (
        <Box className={NUMBERS} sx={{ gridColumn: '1 / -1', mt: { xs: 3, md: 2 } }}>
          {after}
        </Box>
      )}
    </Box>
  );
}

const frame = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  columnGap: 6,
  rowGap: { xs: 3, md: 5 },
  gridTemplateColumns: { md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: { md: 'start' },
  // Keeps focused elements clear of the sticky answer.
  '& input, & button, & summary, & a': { scrollMarginTop: { xs: '72px', md: 0 } },
} as const;

/** On phones, its children are laid out between the fields and the story. */
const resultColumn = {
  display: { xs: 'contents', md: 'block' },
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  alignSelf: { md: 'stretch' },
} as const;

/** Sticks next to the fields and the story and ends with them. A sticky column would overlap the content below. */
const sticky = {
  display: { xs: 'contents', md: 'block' },
  position: { md: 'sticky' },
  top: { md: 104 },
  '@media print': { position: 'static' },
} as const;

const card = {
  display: { xs: 'contents', md: 'block' },
  p: 4,
  borderRadius: '10px',
  bgcolor: 'primary.soft',
  minHeight: 260,
} as const;

const answer = {
  ...phoneStrip,
  order: { xs: -1, md: 0 },
  display: { xs: 'flex', md: 'block' },
} as const;

const figure = {
  color: 'primary.main',
  display: 'block',
  typography: { xs: 'h2', md: 'h1' },
  textAlign: { xs: 'right', md: 'left' },
  // Amounts and periods must not wrap.
  whiteSpace: { xs: 'nowrap', md: 'normal' },
} as const;

/** On phones it belongs to the answer's band but scrolls away with the page. */
const verdictStyles = {
  order: { xs: -1, md: 0 },
  mt: { xs: '-25px', md: 1 },
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  pb: { xs: 1.25, md: 0 },
  bgcolor: { xs: 'primary.soft', md: 'transparent' },
  borderBottom: { xs: '1px solid #c5d3c2', md: 0 },
  fontWeight: { md: 600 },
  textWrap: 'pretty',
  '&:empty': { display: 'none' },
} as const;

const notOnPhones = { display: { xs: 'none', md: 'block' } } as const;
const onlyOnPhones = { display: { md: 'none' } } as const;

const details = {
  px: { xs: 3, md: 0 },
  pt: { xs: 1, md: 0 },
  pb: { xs: 3, md: 0 },
  borderRadius: '10px',
  bgcolor: { xs: 'primary.soft', md: 'transparent' },
  // Lets a table with two amounts fit a 320 px screen.
  '@media (max-width: 349.95px)': { px: 2 },
  '@media print': { border: 1, pageBreakInside: 'avoid' },
} as const;

/** Explains how the result is calculated, collapsed by default. */
function MethodFold({ sentences, sources = [] }: Method) {
  return (
    <Disclosure title="How we calculate this" sx={fold}>
      <Box component="ul" sx={methodStyles}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {sources.map(([name, address]) => (
          <li key={address}>
            <Link href={address}>{name}</Link>
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}

/** Ruled above and below; it shares its top rule with the fold of extra fields above it. */
const fold = {
  mt: '-1px',
  py: 0.5,
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: '1px 0',
} as const;

const methodStyles = {
  m: 0,
  pt: 0.5,
  pb: 1,
  pl: 2.5,
  '& li': { mb: 1 },
  '& ::marker': { color: 'secondary.main' },
} as const;

/** Overrides `PrintStyles`, which hides closed folds. */
const onPaper = {
  '@media print': {
    '.print-sheet &&:not([open])': { display: 'block !important' },
    '&::details-content': { contentVisibility: 'visible', height: 'auto' },
  },
} as const;

interface MoreFieldsProps {
  title: string;
  /** One of its fields is invalid. */
  isInvalid: boolean;
  /** Prints its fields even while closed. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** Collapsible group for fields with a usual value, so the answer stays close to the few fields that matter most. */
export function MoreFields({ title, isInvalid, isPrinted = false, children }: MoreFieldsProps) {
  return (
    <Disclosure title={title} isOpen={isInvalid} sx={{ ...fold, mt: 1, ...(isPrinted && onPaper) }}>
      <Box sx={{ pt: 1.5 }}>{children}</Box>
    </Disclosure>
  );
}
