import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/flyer';
import type { UserRole } from '@brokerage/domain/member/userRole';

/** What the links' page reads of a flyer. */
export const linkedFlyerSchema = flyerSchema.pick({
  id: true,
  title: true,
  status: true,
  template_id: true,
  owner_user_id: true,
});
export type LinkedFlyer = Pick<Flyer, 'id' | 'title' | 'status' | 'template_id' | 'owner_user_id'>;

/** What flyers, templates and people are called, by their ids. Undefined: not loaded, or not to be read. */
export interface LinkNames {
  flyers: ReadonlyMap<string, LinkedFlyer>;
  templates: ReadonlyMap<string, string> | undefined;
  people:
    | ReadonlyMap<string, Pick<UserRole, 'name' | 'status' | 'officer_id' | 'links_forward_to'>>
    | undefined;
  /** The company's flyers are on this website. */
  hasWebsite: boolean;
  /** Administrators read all flyers of the company, officers their own. */
  readsAllFlyers: boolean;
}
