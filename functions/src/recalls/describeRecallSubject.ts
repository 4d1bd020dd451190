import { DomainError } from '@brokerage/domain/errors/DomainError';
import { CHECK_NAMES } from '@brokerage/domain/finding/checkNames';
import { namedFlyerIds, type RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import { formatVersion } from '@brokerage/domain/template/formatVersion';
import { db } from '../data/db.ts';
import { directReader } from '../data/reader.ts';
import { findMember } from '../members/load/findMember.ts';

/** Returns the name of the criterion's subject; undefined if the tenant has no such record. */
async function findName(tenantId: string, criterion: RecallCriterion): Promise<string | undefined> {
  switch (criterion.by) {
    case 'flyer':
      return (await db.flyers(tenantId).doc(criterion.flyer_id).get()).data()?.title;
    case 'selection': {
      const { length } = namedFlyerIds(criterion);
      return length === 1 ? '1 selected flyer' : `${length} selected flyers`;
    }
    case 'template': {
      const name = (await db.templates(tenantId).doc(criterion.template_id).get()).data()?.name;
      return name && criterion.template_version_id !== null
        ? `${name}, ${formatVersion(criterion.template_version_id)}`
        : name;
    }
    case 'officer':
      return (await findMember(directReader, tenantId, criterion.user_id))?.name;
    case 'realtor':
      return (await db.realtors(tenantId).doc(criterion.realtor_id).get()).data()?.name;
    case 'check':
      return CHECK_NAMES.get(criterion.check);
    case 'license': {
      const { license_state: state, license_officer_id: officer } = criterion;
      if (officer === null) return `Everyone, ${state}`;
      const name = (await db.officers(tenantId).doc(officer).get()).data()?.name;
      return name && `${name}, ${state}`;
    }
  }
}

/**
 * Returns a description of what a recall is about.
 * @throws DomainError recall-subject-not-found
 */
export async function describeRecallSubject(tenantId: string, criterion: RecallCriterion): Promise<string> {
  const name = await findName(tenantId, criterion);
  if (name === undefined) throw new DomainError('recall-subject-not-found');
  return name;
}
