import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { isVisible } from '@brokerage/domain/preapproval/form/visibility';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../draft/formValues.ts';

/** Renders its content while the question is visible (domain: REVEALS). */
export function ConditionalField({ field, children }: { field: FieldName; children: ReactNode }) {
  const values = useWatch<FormValues>();
  return isVisible(field, values) ? children : null;
}
