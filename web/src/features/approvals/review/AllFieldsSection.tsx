import { formatField } from '@brokerage/domain/flyer/fields/formatField';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { plainText } from '@brokerage/domain/flyer/texts/plainText';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { type Fact, FactList } from '../../../ui/data-display/FactList.tsx';
import { DataSection } from './DataSection.tsx';

interface AllFieldsSectionProps {
  facts: readonly Fact[];
  snapshot: FlyerSnapshot | undefined;
  version: TemplateVersion | undefined;
}

/** The rest of a resubmitted flyer: its facts and everything submitted, including unchanged fields. */
export function AllFieldsSection({ facts, snapshot, version }: AllFieldsSectionProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Show only what changed' : 'Show everything'}
      </Button>
      <Stack id={id} spacing={3} hidden={!isShown} sx={{ mt: 2, '&[hidden]': { display: 'none' } }}>
        {isShown && <FactList facts={facts} isCompact />}
        {isShown && snapshot && version && (
          <>
            <div>
              <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
                All fields
              </Typography>
              <FactList
                isCompact
                facts={version.handlebars_schema.fields.map((field) => {
                  const value = snapshot.data[field.key];
                  return {
                    label: field.label,
                    value: formatField(field, value) || plainText(value) || 'Empty',
                  };
                })}
              />
            </div>
            <DataSection data={snapshot.data} />
          </>
        )}
      </Stack>
    </div>
  );
}
