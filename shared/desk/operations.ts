import type { z } from 'zod';
import { askOperations } from './asks.ts';
import { auditOperations } from './audit.ts';
import type { OperationContract } from './operation.ts';
import { orderOperations } from './orders.ts';
import { peopleOperations } from './people.ts';
import { releaseOperations } from './releases.ts';
import { settingOperations } from './settings.ts';
import { submissionOperations } from './submissions.ts';
import { todayOperations } from './today.ts';

/** Every operation of the desk by its name: two words, a subject and what is done. */
export const operations = {
  ...todayOperations,
  ...askOperations,
  ...orderOperations,
  ...releaseOperations,
  ...submissionOperations,
  ...settingOperations,
  ...peopleOperations,
  ...auditOperations,
};

export type OperationName = keyof typeof operations;
export type InputOf<Name extends OperationName> = z.output<(typeof operations)[Name]['input']>;
export type AnswerOf<Name extends OperationName> = z.output<(typeof operations)[Name]['answer']>;

export const operationNames = Object.keys(operations) as OperationName[];

export function contractOf(name: OperationName): OperationContract {
  return operations[name];
}
