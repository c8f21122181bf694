import sharp from 'sharp';

/** A multipart body for inject. A Blob is a file, named after its field. */
export async function formOf(fields: Readonly<Record<string, string | Blob | Blob[]>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      if (typeof one === 'string') form.append(name, one);
      else form.append(name, one, `${name}.png`);
    }
  }
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  };
}

/** A small valid picture. */
export async function pictureFile(): Promise<Blob> {
  const bytes = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#8899aa' },
  })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}
