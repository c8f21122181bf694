import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releases } from '../../../product-api/db/schema/catalogue.ts';
import {
  followedArtists,
  latestSearches,
  releaseNotifications,
  savedArtworks,
} from '../../../product-api/db/schema/collecting.ts';
import { askDocuments } from '../../../product-api/db/schema/documents.ts';
import { raffleEntries } from '../../../product-api/db/schema/raffles.ts';
import { createUser, type TestProductApi, type TestUser } from '../../support/product-api.ts';
import { askBody, bidOverHttp, clientOf, listOverHttp } from './trading-client.ts';

/** A user with one record of each kind, by its id. */
export type Victim = TestUser & {
  readonly askId: number;
  /** A draft with a document. */
  readonly draftId: number;
  readonly documentId: string;
  readonly bidId: number;
  readonly orderId: number;
  readonly saveId: number;
  readonly followId: number;
  readonly releaseId: number;
  readonly entryId: number;
};

export async function createVictim(api: TestProductApi): Promise<Victim> {
  const { db, catalogue } = api;
  const [main = 0, proof = 0, second = 0] = catalogue.editionIds;
  const user = await createUser(db);
  const [mine, theirs] = [clientOf(api, user), clientOf(api, await createUser(db))];
  await listOverHttp(api, mine, second, 100_00);
  const { orderId } = await bidOverHttp(theirs, second, 100_00);
  const askId = await listOverHttp(api, mine, main, 500_00);
  const { id: bidId } = await bidOverHttp(mine, proof, 50_00);
  const draft = await mine('POST', '/api/asks', { body: askBody(proof, 900_00) });
  const draftId: number = draft.body.data.id;
  const documentId = randomUUID();
  const now = new Date();
  await db.insert(askDocuments).values({
    id: documentId,
    askId: draftId,
    kind: 'coa',
    name: 'coa.pdf',
    type: 'application/pdf',
    size: 9,
    createdAt: now,
  });
  mkdirSync(join(api.deps.dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(api.deps.dataDir, 'uploads', documentId), '%PDF-1.7');
  const [release] = await db
    .insert(releases)
    .values({
      name: 'Raffle',
      kind: 'raffle',
      startsAt: new Date(now.getTime() - 3_600_000),
      endsAt: new Date(now.getTime() + 3_600_000),
    })
    .returning();
  const releaseId = release!.id;
  const own = { userId: user.id };
  const [saved] = await db
    .insert(savedArtworks)
    .values({ ...own, artworkId: catalogue.artworkIds[0]! })
    .returning();
  const [follow] = await db
    .insert(followedArtists)
    .values({ ...own, artistId: catalogue.artistIds[0]! })
    .returning();
  const [entry] = await db
    .insert(raffleEntries)
    .values({ ...own, releaseId, createdAt: now })
    .returning();
  await db.insert(releaseNotifications).values({ ...own, releaseId });
  await db
    .insert(latestSearches)
    .values({ ...own, entity: 'artist', recordId: catalogue.artistIds[0]!, searchedAt: now });
  return {
    ...user,
    askId,
    draftId,
    documentId,
    bidId,
    orderId: orderId!,
    saveId: saved!.id,
    followId: follow!.id,
    releaseId,
    entryId: entry!.id,
  };
}
