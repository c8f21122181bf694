/** The built BFF, from the project's folder. */
export const builtServer = 'dist/server/main.js';

/**
 * V8's new space stays at 24 MB, and the whole heap is collected once it has grown by half (by
 * itself V8 lets it grow fourfold; at a third, uploads take three times as long). The scavenger
 * frees the buffers of uploads after 4 MB; at V8's default of 128 MB it never comes to that.
 * Pretenuring is off: where V8 begins it under load, a part of each request stays until the whole
 * heap is collected, which doubles the processor time of a request that is passed on.
 */
export const nodeFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  '--scavenger-max-new-space-capacity-mb=4',
  '--no-allocation-site-pretenuring',
];

/** One arena of the C library: with eight, it keeps twice the memory that has been freed. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' };
