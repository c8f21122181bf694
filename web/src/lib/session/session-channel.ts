/** The site's tabs tell each other who is signed in; null: nobody. */
export type SessionChannel = {
  tell(userId: number | null): void;
  close(): void;
};

const name = 'deckle.session';

/** `onTold` hears what other tabs tell, never what this one does. It is a hint, not the truth. */
export function openSessionChannel(onTold: (userId: number | null) => void): SessionChannel {
  return typeof BroadcastChannel === 'function' ? byChannel(onTold) : byStorage(onTold);
}

function byChannel(onTold: (userId: number | null) => void): SessionChannel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => hear(data, onTold);
  return {
    tell: (userId) => channel.postMessage(userId),
    close: () => channel.close(),
  };
}

/** For browsers without channels: other tabs hear of what is written, and nothing of it stays. */
function byStorage(onTold: (userId: number | null) => void): SessionChannel {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null) hear(JSON.parse(newValue), onTold);
  };
  window.addEventListener('storage', listen);
  return {
    tell(userId) {
      try {
        localStorage.setItem(name, JSON.stringify(userId));
        localStorage.removeItem(name);
      } catch {
        // Without storage the other tabs learn of it with their next call.
      }
    },
    close: () => window.removeEventListener('storage', listen),
  };
}

function hear(told: unknown, onTold: (userId: number | null) => void): void {
  if (told === null || Number.isInteger(told)) onTold(told as number | null);
}
