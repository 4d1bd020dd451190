import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import type { MismoNode } from './mismoNode.ts';

/** A part of the file, and the questions whose answers it contains in full. */
export interface MismoPart {
  node: MismoNode;
  expressed: readonly FieldName[];
}
