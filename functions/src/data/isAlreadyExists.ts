import { GrpcStatus } from 'firebase-admin/firestore';
import { getErrorCode } from '../getErrorCode.ts';

/** Returns whether a write failed because what it was to create is there. */
export const isAlreadyExists = (error: unknown): boolean => getErrorCode(error) === GrpcStatus.ALREADY_EXISTS;
