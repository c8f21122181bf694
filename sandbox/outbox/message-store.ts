import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import PostalMime from 'postal-mime';

export type StoredMessage = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly receivedAt: Date;
};

export type MessageStore = {
  add(raw: Buffer): Promise<void>;
  /** Newest first. */
  list(): Promise<StoredMessage[]>;
  find(id: string): Promise<StoredMessage | null>;
};

const idPattern = /^\d{13}-[0-9a-f]{8}$/;

/** Messages as one file each, so that they survive a restart. */
export async function openMessageStore(directory: string, keep = 500): Promise<MessageStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });

  async function ids(): Promise<string[]> {
    const names = await readdir(directory);
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4))
      .filter((id) => idPattern.test(id))
      .sort()
      .reverse();
  }

  async function read(id: string): Promise<StoredMessage | undefined> {
    const raw = await readFile(join(directory, `${id}.eml`)).catch(() => null);
    if (!raw) return undefined;
    const mail = await PostalMime.parse(raw);
    return {
      id,
      to: (mail.to ?? []).map((address) => address.address ?? '').join(', '),
      subject: mail.subject ?? '(no subject)',
      text: mail.text ?? '',
      receivedAt: new Date(Number(id.slice(0, 13))),
    };
  }

  /** A stored message does not change: it is parsed once. */
  const parsed = new LRUCache<string, StoredMessage>({
    max: keep,
    fetchMethod: read,
    // A list of more than `keep` is still whole: what is dropped while it is read is returned.
    ignoreFetchAbort: true,
  });

  async function find(id: string): Promise<StoredMessage | null> {
    return idPattern.test(id) ? ((await parsed.fetch(id)) ?? null) : null;
  }

  return {
    find,
    async add(raw) {
      const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
      const path = join(directory, `${id}.eml`);
      await writeFile(`${path}.part`, raw, { mode: 0o600 });
      await rename(`${path}.part`, path);
      for (const old of (await ids()).slice(keep)) {
        await rm(join(directory, `${old}.eml`), { force: true });
        parsed.delete(old);
      }
    },
    async list() {
      const messages = await Promise.all((await ids()).map(find));
      return messages.filter((message) => message !== null);
    },
  };
}
