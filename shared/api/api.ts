import * as account from './account.ts';
import * as articles from './articles.ts';
import * as artists from './artists.ts';
import * as artworks from './artworks.ts';
import * as auth from './auth.ts';
import * as bulk from './bulk.ts';
import * as cases from './cases.ts';
import * as collecting from './collecting.ts';
import * as desk from './desk.ts';
import * as discover from './discover.ts';
import * as documents from './documents.ts';
import * as feed from './feed.ts';
import * as mail from './mail.ts';
import * as onboarding from './onboarding.ts';
import * as papers from './papers.ts';
import * as releases from './releases.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as settings from './settings.ts';
import * as trades from './trades.ts';

/**
 * Every call of the BFF's own API by operationId, for the servers. Pages import the files of their
 * own calls instead, which keeps them small.
 */
export const api = {
  ...account,
  ...articles,
  ...artists,
  ...artworks,
  ...auth,
  ...bulk,
  ...cases,
  ...collecting,
  ...desk,
  ...discover,
  ...documents,
  ...feed,
  ...mail,
  ...onboarding,
  ...papers,
  ...releases,
  ...search,
  ...session,
  ...settings,
  ...trades,
};
