const turns = 4;

/**
 * The promise's value within `ms`, else `otherwise`. The time is counted in turns of the event
 * loop: after this process was busy, an answer that has arrived meanwhile is still taken.
 */
export async function within<Value, Other>(
  ms: number,
  promise: Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Other>((resolve) => {
    let turn = 0;
    const next = () => {
      turn += 1;
      if (turn > turns) setImmediate(resolve, otherwise);
      else timer = setTimeout(next, ms / turns);
    };
    next();
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
