import { GrpcStatus } from 'firebase-admin/firestore';
import { getErrorCode } from '../getErrorCode.ts';

/** Returns whether a write failed because the record already exists. */
export const isAlreadyExists = (error: unknown): boolean => getErrorCode(error) === GrpcStatus.ALREADY_EXISTS;
