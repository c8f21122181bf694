import t from 'tap';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { buyingView, orderView, profileView } from '../../shared/contracts/account.ts';
import { addressesForm } from '../../shared/contracts/forms/address.ts';
import { unsubscribeForm } from '../../shared/contracts/forms/mail.ts';
import { releaseList } from '../../shared/contracts/releases.ts';
import { operation } from './operation.ts';
import { idParams } from './responses.ts';

const tags = ['account'] as const;

t.test('registers a call at its method and path, under its name', async (t) => {
  const schemas = { tags, params: idParams, answer: orderView };
  t.match(operation(api.getOrder, schemas), {
    method: 'GET',
    url: '/api/account/orders/:id',
    schema: { tags, params: idParams, operationId: 'getOrder', response: { 200: orderView } },
  });
  t.type(refusedByTheCompiler, 'function');
});

/** What the compiler has to refuse; never called. */
function refusedByTheCompiler(): void {
  // @ts-expect-error another answer than the browser reads
  operation(api.getOrder, { tags, params: idParams, answer: profileView });
  // @ts-expect-error an answer that may be anything
  operation(api.getBuying, { tags, answer: z.unknown() });
  // @ts-expect-error an answer with less in it
  operation(api.getBuying, { tags, answer: buyingView.pick({ bids: true }) });
  // @ts-expect-error a parameter of the path without a schema
  operation(api.getOrder, { tags, answer: orderView });
  // @ts-expect-error a parameter that the path does not have
  operation(api.getBuying, { tags, params: idParams, answer: buyingView });
  // @ts-expect-error a body without a schema
  operation(api.saveAddresses, { tags, answer: profileView });
  // @ts-expect-error another body than the browser sends
  operation(api.saveAddresses, { tags, body: unsubscribeForm, answer: profileView });
  // @ts-expect-error a body where the browser sends none
  operation(api.getBuying, { tags, body: addressesForm, answer: buyingView });
  const scope = z.object({ scope: z.string() });
  // @ts-expect-error a query that leaves out what the browser asks for
  operation(api.listReleases, { tags, querystring: scope, answer: releaseList });
}
