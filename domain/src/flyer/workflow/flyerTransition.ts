import type { AuditedChange } from '../../audit/auditRecord.ts';
import type { TemplateVersion } from '../../template/template.ts';
import type { Markable } from '../marks/findMarkIssues.ts';
import type { FlyerMarks, MarkInput } from '../marks/flyerMark.ts';
import type { Flyer } from '../record/flyer.ts';
import type { FlyerStep } from '../record/flyerFields.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';

/** An action on a flyer, with its input. */
export type FlyerAction =
  | {
      name: 'submit';
      revision: number;
      version: TemplateVersion;
      /** Only the severity matters here: any blocking finding blocks. */
      findings: readonly { severity: 'block' | 'warn' }[];
      /** The submitted content, as in `flyerSnapshotSchema` without the revision. */
      snapshot: Omit<FlyerSnapshot, 'revision' | 'template_version_id' | 'title'>;
    }
  | { name: 'approve'; revision: number }
  | {
      name: 'reject';
      revision: number;
      reason: string;
      /** If left out or empty: a rejection with only its reason. */
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
  /** Number of marks of a rejection. */
  mark_count?: number;
}

/** The outcome of an action on a flyer. */
export interface FlyerTransition {
  /** Changes to the flyer; empty for edit, resolve, render, share and duplicate. */
  changes: Partial<Flyer>;
  /** Snapshot to write at `snapshots/{revision}`: what was submitted. */
  snapshot: FlyerSnapshot | null;
  /** Marks to write at `marks/{revision}`: the reviewer's marks. */
  marks: FlyerMarks | null;
  /** Step to write at `history/{n}`. */
  step: FlyerStep | null;
  /** A new flyer, only for duplicate and correct. */
  created?: Flyer;
  audit: AuditedChange | null;
  notices: FlyerNoticeRequest[];
}
