import { createContext } from 'react';

/**
 * While a page is rendered on the server: pictures that stand in it as data: URLs, by the URL of
 * their largest format. In the browser there are none.
 */
export const InlinedPictures = createContext<Readonly<Record<string, string>>>({});
