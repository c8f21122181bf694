import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { product } from '../../shared/product.ts';

/** Collects the schemas of every route that has a tag; routes without one are no part of the API. */
export const openApi = fp(
  async (app) => {
    await app.register(swagger, {
      hideUntagged: true,
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${product.name}: the site's own API`,
          version: '1',
          description:
            'Unsafe calls carry the header `X-Deckle: 1` and come from the site itself. Trades carry an `Idempotency-Key`, forms with files may.',
        },
        components: {
          securitySchemes: {
            session: { type: 'apiKey', in: 'cookie', name: '__Host-deckle-session' },
          },
        },
      },
      transform: jsonSchemaTransform,
      transformObject: jsonSchemaTransformObject,
    });
  },
  { name: 'openapi' },
);
