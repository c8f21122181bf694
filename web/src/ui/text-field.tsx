import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

/** Accepts all input props, including those of react-hook-form's `register`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  return (
    <Field error={error} hint={hint} label={label} optional={optional ?? false}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

export function TextareaField({
  label,
  hint,
  error,
  optional,
  ...textarea
}: FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  return (
    <Field error={error} hint={hint} label={label} optional={optional ?? false}>
      {(control) => <textarea rows={4} {...textarea} {...control} />}
    </Field>
  );
}
