import type { AuditedChange } from '../../audit/auditRecord.ts';
import type { TemplateVersion } from '../../template/template.ts';
import type { Markable } from '../marks/findMarkIssues.ts';
import type { FlyerMarks, MarkInput } from '../marks/flyerMark.ts';
import type { Flyer } from '../record/flyer.ts';
import type { FlyerStep } from '../record/flyerFields.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';

/** What somebody does with a flyer, with what that needs. */
export type FlyerAction =
  | {
      name: 'submit';
      revision: number;
      version: TemplateVersion;
      /** Only the severity counts here: what blocks, blocks. */
      findings: readonly { severity: 'block' | 'warn' }[];
      /** What is submitted, as `flyerSnapshotSchema` says, without the revision. */
      snapshot: Omit<FlyerSnapshot, 'revision' | 'template_version_id' | 'title'>;
    }
  | { name: 'approve'; revision: number }
  | {
      name: 'reject';
      revision: number;
      reason: string;
      /** Left out, or an empty list: a rejection with its reason alone. */
      marked?: Markable & { marks: readonly MarkInput[] };
    }
  | { name: 'recall' | 'restore'; recall_id: string; reason: string }
  | { name: 'duplicate'; id: string; title: string; version: Pick<TemplateVersion, 'id'> }
  | { name: 'correct'; id: string }
  | { name: 'edit'; revision: number }
  | { name: 'withdraw' | 'revise' | 'resolve' | 'archive' | 'render' | 'share' };

export interface FlyerNoticeRequest {
  kind: 'submitted' | 'approved' | 'rejected' | 'withdrawn' | 'recalled' | 'restored';
  /** The owner, or everybody with 'flyers:review' in the tenant except the actor. */
  to: 'owner' | 'reviewers';
  title: string;
  reason: string | null;
  /** Of a rejection with marks: how many. */
  mark_count?: number;
}

/** What an action makes of a flyer. */
export interface FlyerTransition {
  /** To be written to the flyer; nothing for edit, resolve, render, share and duplicate. */
  changes: Partial<Flyer>;
  /** To be written at `snapshots/{revision}`: what was submitted. */
  snapshot: FlyerSnapshot | null;
  /** To be written at `marks/{revision}`: what the reviewer marked. */
  marks: FlyerMarks | null;
  /** To be written at `history/{n}`. */
  step: FlyerStep | null;
  /** A new flyer, for duplicate and correct alone. */
  created?: Flyer;
  audit: AuditedChange | null;
  notices: FlyerNoticeRequest[];
}
