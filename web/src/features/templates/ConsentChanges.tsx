import { formatField } from '@brokerage/domain/flyer/formatField';
import { plainText } from '@brokerage/domain/flyer/plainText';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import type { ContentField, TemplateContent } from '@brokerage/domain/template/templateCallables';
import type { ConsentNeeds } from '@brokerage/domain/template/templateConsent';
import { toTemplateContent } from '@brokerage/domain/template/templateContent';
import { Box, Typography } from '@mui/material';

interface ConsentChangesProps {
  content: TemplateContent;
  /** What officers use now. */
  published: TemplateVersion | undefined;
  needs: ConsentNeeds;
}

/** Returns the locked text of a field as it is printed; '' for none. */
function lockedText(field: ContentField | undefined): string {
  if (!field?.locked) return '';
  return formatField(field, field.default) || plainText(field.default);
}

/** Lists what compliance is asked to consent to, with each locked text as published and as it would be. */
export function ConsentChanges({ content, published, needs }: ConsentChangesProps) {
  const before = published ? toTemplateContent(content, published).fields : [];
  return (
    <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {needs.reasons.includes('no_approval') && (
        <li>
          <strong>No one reviews flyers made from it.</strong> They’re approved as soon as an officer submits
          them.
        </li>
      )}
      {needs.fields.map((key) => {
        const was = before.find((field) => field.key === key);
        const is = content.fields.find((field) => field.key === key);
        return (
          <Box component="li" key={key} sx={{ mt: 0.5 }}>
            <strong>{is?.label ?? was?.label ?? key}</strong>, set by compliance
            <Version name="Published" text={lockedText(was)} />
            <Version name="New" text={lockedText(is)} />
          </Box>
        );
      })}
    </Box>
  );
}

const Version = ({ name, text }: { name: string; text: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
    {name}: {text === '' ? <em>no locked text</em> : text}
  </Typography>
);
