import type { Locator } from '@playwright/test';

/** What a person does on the way to something: presses, and fields that are filled. */
export type Effort = { presses: number; fields: number };

/** Presses and fills as a person does, and counts it. */
export function counted() {
  const effort: Effort = { presses: 0, fields: 0 };
  return {
    effort,
    async press(control: Locator): Promise<void> {
      // Rows are laid out when they come into view, which moves what is below them.
      await control.scrollIntoViewIfNeeded();
      await control.click();
      effort.presses += 1;
    },
    async fill(field: Locator, value: string): Promise<void> {
      await field.fill(value);
      effort.fields += 1;
    },
    async choose(list: Locator, value: string): Promise<void> {
      await list.selectOption(value);
      effort.fields += 1;
    },
    async load(field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
      await field.setInputFiles(file);
      effort.fields += 1;
    },
  };
}
