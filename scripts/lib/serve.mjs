/** The built BFF, from the project's folder. */
export const builtServer = 'dist/server/main.js';

/**
 * V8's new space stays at 24 MB, and the whole heap is collected once it has grown by 30 % (by
 * itself V8 lets it grow fourfold). Buffers of uploads are freed after 4 MB by the scavenger; at V8's
 * default of 128 MB it never comes to that.
 */
export const nodeFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  '--scavenger-max-new-space-capacity-mb=4',
];

/** One arena of the C library: with eight, it keeps twice the memory that has been freed. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' };
