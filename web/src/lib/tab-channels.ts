/** Messages between the site's tabs. They are hints: each tab asks the server itself. */
export type TabChannel<Message> = {
  /** Reaches the other tabs, never this one. */
  readonly post: (message: Message) => void;
  /** Answers how to stop. */
  readonly listen: (listener: (message: Message) => void) => () => void;
};

export function tabChannel<Message>(name: string): TabChannel<Message> {
  let channel: BroadcastChannel | null = null;
  // A channel does not hear itself, so a tab has one for both. Without channels tabs stay alone.
  const opened = () => {
    if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    post: (message) => opened()?.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent<Message>) => listener(data);
      opened()?.addEventListener('message', hear);
      return () => opened()?.removeEventListener('message', hear);
    },
  };
}

/** The id of the user whom a tab shows; null: a visitor. */
export const sessionChannel = tabChannel<number | null>('deckle.session');

/** Prices are for another place. */
export const placeChannel = tabChannel<null>('deckle.place');

/** The cookie choice was made anew. */
export const consentChannel = tabChannel<null>('deckle.consent');

/** A work was saved or dropped, or an artist is followed otherwise than before. */
export const ownListsChannel = tabChannel<{
  readonly list: 'saves' | 'follows';
  readonly userId: number;
  /** Of the work, or the artist. */
  readonly id: number;
}>('deckle.own-lists');
