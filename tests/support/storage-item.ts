import { type StorageItem, storageInventory } from '../../shared/domain/storage-inventory.ts';

/** The item for a name found in the browser; null: none. */
export function storageItemOf(where: StorageItem['where'], name: string): StorageItem | null {
  const plain = where === 'cookie' ? name.replace(/^__Host-/, '') : name;
  const found = storageInventory.find((item) => item.where === where && isNamed(item.name, plain));
  return found ?? null;
}

function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
