import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const endBytes = 22;
const commentAtMost = 0xffff;
const entriesAtMost = 12_000;
const directoryBytesAtMost = 8 * 1024 * 1024;
const [endMark, entryMark, fileMark] = [0x06054b50, 0x02014b50, 0x04034b50];

/** It is no zip, is damaged, or has what is not read: encryption, parts, more than 4 GB. */
export class ZipUnreadable extends Error {}

export type ZipEntry = {
  /** As the archive has it; never a path of this machine. */
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  /** Bytes in the archive, and unpacked as the archive says. */
  readonly packed: number;
  readonly size: number;
  /** Of its header, in bytes from the start. */
  readonly at: number;
};

export type Zip = {
  readonly entries: readonly ZipEntry[];
  /** Unpacks one into memory. Throws ZipUnreadable, also for more than `limit` bytes. */
  read(entry: ZipEntry, limit: number): Promise<Buffer>;
  close(): Promise<void>;
};

/** Opens an archive without unpacking anything. Throws ZipUnreadable. */
export async function openZip(path: string): Promise<Zip> {
  const file = await open(path, 'r');
  try {
    const entries = await readDirectory(file);
    return {
      entries,
      read: (entry, limit) => readEntry(file, entry, limit),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readDirectory(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  const tailAt = Math.max(0, size - endBytes - commentAtMost);
  const tail = await bytesAt(file, tailAt, size - tailAt);
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || tail.length < end + endBytes || tail.readUInt32LE(end) !== endMark) {
    throw new ZipUnreadable('no directory');
  }
  const [count, bytes, at] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  const isWhole = tail.readUInt16LE(end + 4) === 0 && tail.readUInt16LE(end + 8) === count;
  if (!isWhole || count > entriesAtMost || bytes > directoryBytesAtMost || at + bytes > size) {
    throw new ZipUnreadable('too large, or in parts');
  }
  const entries = entriesOf(await bytesAt(file, at, bytes), count);
  // Entries that share bytes unpack to far more than the archive weighs.
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  if (packed > size) throw new ZipUnreadable('entries overlap');
  return entries.filter(({ name }) => !name.endsWith('/'));
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entryMark) {
      throw new ZipUnreadable('damaged directory');
    }
    const lengths = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset));
    const [nameBytes = 0, extraBytes = 0, commentBytes = 0] = lengths;
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1;
    if (isEncrypted) throw new ZipUnreadable('encrypted');
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  return entries;
}

async function readEntry(file: FileHandle, entry: ZipEntry, limit: number): Promise<Buffer> {
  if (entry.size > limit || entry.packed > limit + 1024) throw new ZipUnreadable('too large');
  const head = await bytesAt(file, entry.at, 30);
  if (head.readUInt32LE(0) !== fileMark) throw new ZipUnreadable('damaged');
  const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = await bytesAt(file, start, entry.packed);
  const bytes = await unpack(packed, entry.method, limit);
  if (crc32(bytes) !== entry.crc) throw new ZipUnreadable('damaged');
  return bytes;
}

/** The archive's own word for the size is not believed. */
async function unpack(packed: Buffer, method: number, limit: number): Promise<Buffer> {
  if (method === 0) return packed;
  if (method !== 8) throw new ZipUnreadable('unknown compression');
  try {
    return await inflate(packed, { maxOutputLength: limit });
  } catch {
    throw new ZipUnreadable('damaged or too large');
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new ZipUnreadable('cut off');
  return buffer;
}
