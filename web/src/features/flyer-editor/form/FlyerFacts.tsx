import { formatField, isEmptyValue } from '@brokerage/domain/flyer/fields/formatField';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { plainText } from '@brokerage/domain/flyer/texts/plainText';
import { publicTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import type { TemplateField } from '@brokerage/domain/template/template';
import { Box, Card } from '@mui/material';
import { servedPicture } from '../../../lib/firebase/servedPicture.ts';
import { StackedFact } from '../../../ui/data-display/StackedFact.tsx';
import type { FlyerContext } from './checkContent.ts';

interface FlyerFactsProps {
  input: FlyerInput;
  /** The public title as typed; blank if it follows from the values. */
  typedTitle: string;
  context: Pick<FlyerContext, 'templateName'>;
}

/** The filled fields of a flyer that can't be changed. */
export const FlyerFacts = ({ input, typedTitle, context: { templateName } }: FlyerFactsProps) => (
  <Card component="section" aria-label="Flyer details" sx={{ p: 2.5, height: 'fit-content' }}>
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <StackedFact name="Flyer Title">{input.title}</StackedFact>
      <StackedFact name="Public title">
        {publicTitle(typedTitle, { data: input.data, templateName })}
      </StackedFact>
      {input.realtor && <StackedFact name="Realtor">{input.realtor.name}</StackedFact>}
      {input.fields
        .filter((field) => !isEmptyValue(field, input.data[field.key]))
        .map((field) => (
          <StackedFact key={field.key} name={field.label} isWide={field.type === 'rich_text'}>
            <FieldValue field={field} value={input.data[field.key]} />
          </StackedFact>
        ))}
    </Box>
  </Card>
);

function FieldValue({ field, value }: { field: TemplateField; value: unknown }) {
  const text = formatField(field, value) || plainText(value);
  const picture = field.type === 'image' ? servedPicture(text) : undefined;
  if (!picture) return text;
  return (
    <Box
      component="img"
      src={picture}
      alt=""
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 96, borderRadius: 1, mt: 0.5 }}
    />
  );
}
