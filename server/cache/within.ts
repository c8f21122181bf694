/** What a promise comes to within `ms`, else `otherwise`. */
export async function within<Value, Other>(
  ms: number,
  promise: Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Other>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
