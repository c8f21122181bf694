import { z } from 'zod';
import type { Role } from './roles.ts';

type Common = {
  /** One line for the command line's help. */
  readonly about: string;
  /** The role that may run it; an owner may run all. */
  readonly role: Role;
  /** Changes nothing. */
  readonly isRead: boolean;
  /** The fields that the command line takes without their names, in this order. */
  readonly words: readonly string[];
  /** What the first word names, for the not-found message: 'order'. */
  readonly subject?: string | undefined;
  /** Asks for the second factor anew, unless it was given within ten minutes. */
  readonly isSensitive?: true | undefined;
  /** Reads by POST: its input is too large for an address. */
  readonly hasBody?: true | undefined;
  /** Its answer may be too large for the desk: a command only. */
  readonly isCommandOnly?: true | undefined;
};

export type Field = {
  readonly name: string;
  readonly isOptional: boolean;
  /** Yes or no: its name alone says yes. */
  readonly isSwitch: boolean;
};

/** One operation of the desk: a call of its screens, and a command of `npm run operator`. */
export type OperationContract<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = Common & {
  readonly input: Input;
  readonly answer: Answer;
  readonly fields: readonly Field[];
};

/** The method of its call. */
export function methodOf({ isRead, hasBody }: Pick<Common, 'isRead' | 'hasBody'>) {
  return isRead && hasBody !== true ? 'GET' : 'POST';
}

/** Infers the types of the input and of the answer. */
export function operation<Input extends z.ZodObject, Answer extends z.ZodType>(
  given: Common & { readonly input: Input; readonly answer: Answer },
): OperationContract<Input, Answer> {
  const fields = Object.entries(given.input.shape).map(([name, schema]) => ({
    name,
    isOptional: z.safeParse(schema, undefined).success,
    isSwitch: z.safeParse(schema, true).success,
  }));
  return { ...given, fields };
}
