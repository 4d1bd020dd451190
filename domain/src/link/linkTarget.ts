/** What a tracked link opens: a flyer, an officer's public page, or the questionnaire with that officer already chosen. */
export const LINK_TARGETS = ['flyer', 'officer_page', 'questionnaire'] as const;
export type LinkTarget = (typeof LINK_TARGETS)[number];

/** The targets that belong to an officer in the directory and need no flyer. */
export const OFFICER_TARGETS = ['officer_page', 'questionnaire'] as const;
export type OfficerTarget = (typeof OFFICER_TARGETS)[number];

/** Returns whether a link opens an officer's page or the questionnaire. */
export const isOfficerTarget = (target: LinkTarget): target is OfficerTarget =>
  OFFICER_TARGETS.some((one) => one === target);

/** Names of targets, for places that don't name the officer. */
export const LINK_TARGET_NAMES: Record<LinkTarget, string> = {
  flyer: 'Flyer',
  officer_page: 'Public page',
  questionnaire: 'Questionnaire',
};

/** Returns the name of what a link to an officer opens, such as `Public page of Maya Torres`. */
export const formatOfficerTarget = (target: OfficerTarget, name: string): string =>
  target === 'officer_page' ? `Public page of ${name}` : `Questionnaire with ${name}`;

/** The fields that a link's title depends on. */
interface TitledLink {
  target: LinkTarget;
  officer: { name: string } | null;
  flyer: { title: string } | null;
  handed_over?: { flyer_title: string } | null;
}

/** Returns the name of what a link opens; undefined if the flyer's title isn't known. */
export function linkTitle({ target, officer, flyer, handed_over }: TitledLink): string | undefined {
  if (!isOfficerTarget(target)) return flyer?.title ?? handed_over?.flyer_title;
  return officer ? formatOfficerTarget(target, officer.name) : LINK_TARGET_NAMES[target];
}
