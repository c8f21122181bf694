import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8's scavenger free the buffers of uploads after 16 MB. At its default of 128 MB it never
 * runs: at 64 MB the whole heap is collected instead, tens of milliseconds for every few uploads.
 * V8 reads only this flag after its start, so the heap's own sizes stay.
 */
export function tuneScavenger(): void {
  setFlagsFromString('--scavenger-max-new-space-capacity-mb=4');
}
