import { createContext } from 'react';

/**
 * During server rendering, data: URLs for pictures by the URL of their largest format. Empty in the
 * browser.
 */
export const InlinedPictures = createContext<Readonly<Record<string, string>>>({});
