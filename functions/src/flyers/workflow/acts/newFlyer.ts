import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { FLYER_LIMITS } from '@brokerage/domain/flyer/record/flyerLimits';
import { publicTitleProblem } from '@brokerage/domain/flyer/texts/publicTitleProblem';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { blankableLine, requiredLine } from '@brokerage/domain/text/lines';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../data/db.ts';

/** A flyer's title as one line that can be read. */
export const titleSchema = requiredLine(FLYER_LIMITS.title, 'Flyer Title');

/** The title for outsiders, which may be left out. */
export const publicTitleSchema = blankableLine(FLYER_LIMITS.public_title, 'Public title').superRefine(
  (title, context) => {
    const message = publicTitleProblem(title);
    if (message !== undefined) context.addIssue(message);
  },
);

/**
 * The title as one line: with a line break in it the flyer could never be saved again.
 * @throws DomainError invalid-argument
 */
export function parseTitle(title: string): string {
  const parsed = titleSchema.safeParse(title);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ message }) => ({ path: 'title', message }));
  throw new DomainError('invalid-argument', { issues });
}

/**
 * Returns whether a flyer with the id that the client chose is there already, from the same call sent before.
 * @throws DomainError flyer-not-created when the id belongs to something else; it does not say to what
 */
export async function isAlreadyCreated(
  transaction: Transaction,
  tenantId: string,
  id: string,
  isSame: (earlier: Flyer) => boolean,
): Promise<boolean> {
  const earlier = (await transaction.get(db.flyers(tenantId).doc(id))).data();
  if (earlier && !isSame(earlier)) throw new DomainError('flyer-not-created');
  return earlier !== undefined;
}

/**
 * Returns the version that a new flyer pins: the current one of a published template of the tenant.
 * @throws DomainError with `notAvailable` when there is none
 */
export async function loadCurrentVersion(
  transaction: Transaction,
  tenantId: string,
  templateId: string,
  notAvailable: 'template-not-available' | 'template-no-longer-used',
): Promise<TemplateVersion> {
  const template = (await transaction.get(db.templates(tenantId).doc(templateId))).data();
  if (template?.status !== 'published') throw new DomainError(notAvailable);
  const version = await transaction.get(
    db.templateVersion(tenantId, templateId, template.current_version_id),
  );
  const current = version.data();
  if (!current) throw new DomainError(notAvailable);
  return current;
}
