import type {
  CodeBody,
  DeskSession,
  FactorSetUp,
  RecoveryCodesView,
  SetUpBody,
} from '../desk/session.ts';
import type { Get, Post } from './call.ts';

/** The operations of the desk have calls of their own: see shared/desk/operations.ts. */
export const getDeskSession: Get<DeskSession> = 'GET /api/desk/session';
/** Opens the desk in this session by a code of the second factor. */
export const openDesk: Post<DeskSession, [], CodeBody> = 'POST /api/desk/session';
export const setUpFactor: Post<FactorSetUp, [], SetUpBody> = 'POST /api/desk/factor';
export const confirmFactor: Post<RecoveryCodesView, [], CodeBody> =
  'POST /api/desk/factor/first-code';
