import * as z from 'zod';
import { flyerNoticeSchema } from './flyer/flyerNotice.ts';
import { profileNoticeSchema } from './member/profileNotice.ts';

/** Anything a person is told in the portal. */
export const noticeSchema = z.discriminatedUnion('kind', [flyerNoticeSchema, profileNoticeSchema]);
export type Notice = z.output<typeof noticeSchema>;
