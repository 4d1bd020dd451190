import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { documentIdSchema } from '@brokerage/domain/ids/documentId';
import { paths } from '@brokerage/domain/paths';
import { useDocument } from '../useDocument.ts';
import type { Live } from '../useLiveData.ts';

/** Subscribes to a flyer of the tenant; undefined if there is none, and for null or an invalid id, because anyone can type a URL. */
export function useFlyer(tenantId: string, id: string | null): Live<Flyer | undefined> {
  const { data: valid } = documentIdSchema.safeParse(id);
  return useDocument(valid === undefined ? null : paths.flyers.one(tenantId, valid), flyerSchema);
}
