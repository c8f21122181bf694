/** Messages between the site's tabs. They are hints only: each tab reads from the server. */
export type TabChannel<Message> = {
  /** Sends to all other tabs. */
  readonly post: (message: Message) => void;
  /** Returns how to unsubscribe. */
  readonly listen: (listener: (message: Message) => void) => () => void;
};

export function tabChannel<Message>(name: string): TabChannel<Message> {
  let channel: BroadcastChannel | null = null;
  // One channel object per tab, because a channel does not receive its own messages. Does nothing
  // in browsers without BroadcastChannel.
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

/** The user id that a tab shows; null: a visitor. */
export const sessionChannel = tabChannel<number | null>('deckle.session');

/** The region or currency has changed. */
export const placeChannel = tabChannel<null>('deckle.place');

/** The answer to the consent question has changed. */
export const consentChannel = tabChannel<null>('deckle.consent');

/** An artwork was saved or unsaved, or an artist's follow has changed. */
export const ownListsChannel = tabChannel<{
  readonly list: 'saves' | 'follows';
  readonly userId: number;
  /** The artwork's or artist's id. */
  readonly id: number;
}>('deckle.own-lists');
