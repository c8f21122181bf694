import type { OperationName } from './operations.ts';

/** 'asks approve' as /api/desk/asks/approve, at the product API and at the BFF alike. */
export function operationPath(name: OperationName): `/api/desk/${string}` {
  return `/api/desk/${name.replace(' ', '/')}`;
}
