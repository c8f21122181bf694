import t from 'tap';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { buyingView, orderView, profileView } from '../../shared/contracts/account.ts';
import { addressesForm } from '../../shared/contracts/forms/address.ts';
import { unsubscribeForm } from '../../shared/contracts/forms/mail.ts';
import { releaseList } from '../../shared/contracts/releases.ts';
import { operation } from './operation.ts';
import { idParams } from './responses.ts';

const told = { tags: ['account'], summary: 'Read it' } as const;

t.test('registers a call at its method and path, under its name', async (t) => {
  const schemas = { ...told, params: idParams, answer: orderView };
  t.match(operation(api.getOrder, schemas), {
    method: 'GET',
    url: '/api/account/orders/:id',
    schema: { ...told, params: idParams, operationId: 'getOrder', response: { 200: orderView } },
  });
  t.type(refusedByTheCompiler, 'function');
});

/** Statements that must not compile; never called. */
function refusedByTheCompiler(): void {
  // @ts-expect-error no summary
  operation(api.getBuying, { tags: ['account'], answer: buyingView });
  // @ts-expect-error a tag that is not described
  operation(api.getBuying, { ...told, tags: ['other'], answer: buyingView });
  // @ts-expect-error another answer than the browser reads
  operation(api.getOrder, { ...told, params: idParams, answer: profileView });
  // @ts-expect-error an answer that may be anything
  operation(api.getBuying, { ...told, answer: z.unknown() });
  // @ts-expect-error an answer with less in it
  operation(api.getBuying, { ...told, answer: buyingView.pick({ bids: true }) });
  // @ts-expect-error a parameter of the path without a schema
  operation(api.getOrder, { ...told, answer: orderView });
  // @ts-expect-error a parameter that the path does not have
  operation(api.getBuying, { ...told, params: idParams, answer: buyingView });
  // @ts-expect-error a body without a schema
  operation(api.saveAddresses, { ...told, answer: profileView });
  // @ts-expect-error another body than the browser sends
  operation(api.saveAddresses, { ...told, body: unsubscribeForm, answer: profileView });
  // @ts-expect-error a body where the browser sends none
  operation(api.getBuying, { ...told, body: addressesForm, answer: buyingView });
  const scope = z.object({ scope: z.string() });
  // @ts-expect-error a query that leaves out what the browser asks for
  operation(api.listReleases, { ...told, querystring: scope, answer: releaseList });
}
