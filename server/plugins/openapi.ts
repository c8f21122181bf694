import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '../../shared/contracts/error.ts';
import { clientRoutes } from '../../shared/domain/client-routes.ts';
import { product } from '../../shared/product.ts';
import { requireSession } from '../auth/require-session.ts';
import { tags } from '../routes/tags.ts';
import { safeMethods } from './guard.ts';
import { nameComponents } from './openapi-components.ts';

declare module 'fastify' {
  interface FastifySchema {
    /**
     * The schema of a form with files, which the route reads itself: for the document, not
     * validated.
     */
    form?: unknown;
  }
}

type Options = {
  readonly publicUrl: string;
  readonly sessionCookieName: string;
};

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorBody } },
});
const failures = {
  '4xx': failure('Refused: `error.code` says why. With 429, `Retry-After` says when to try again.'),
  '5xx': failure('Failed: `error.code` says why.'),
};

/**
 * Describes every route that has a tag, from the schemas that it runs. Routes without a tag are not
 * part of the API.
 */
export const openApi = fp<Options>(
  async (app, { publicUrl, sessionCookieName }) => {
    nameComponents();
    await app.register(swagger, {
      hideUntagged: true,
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${product.name} API`,
          version: '1',
          description: `What the site itself calls: reads are public, or need a session. To get one, call \`logIn\` and keep the cookie \`${sessionCookieName}\`. Amounts of money are in minor units: 25000 GBP is £250.00.`,
          termsOfService: `${publicUrl}${clientRoutes.terms}`,
          contact: { name: product.name, email: `help@${new URL(publicUrl).hostname}` },
          license: { name: 'Proprietary', url: `${publicUrl}${clientRoutes.terms}` },
        },
        servers: [{ url: publicUrl, description: 'This site' }],
        components: {
          securitySchemes: {
            session: {
              type: 'apiKey',
              in: 'cookie',
              name: sessionCookieName,
              description: 'Set by `logIn`, httpOnly.',
            },
            csrf: {
              type: 'apiKey',
              in: 'header',
              name: 'X-Deckle',
              description: `Its value is 1. A request also names the site in \`Origin: ${publicUrl}\`, as browsers do by themselves.`,
            },
          },
        },
      },
      transform,
      transformObject: (input) => withUsed(jsonSchemaTransformObject(input)),
    });
  },
  { name: 'openapi', dependencies: ['guard'] },
);

const transform: SwaggerTransform = ({ schema, route, ...rest }) => {
  if (!schema?.tags) return { schema: { hide: true }, url: rest.url };
  const { form, produces = ['application/json'], response, ...described } = schema;
  const answers = Object.entries(response ?? {}).map(([status, answer]) => {
    if (!(answer instanceof z.ZodType) || status !== '200') return [status, answer];
    const content = Object.fromEntries(produces.map((type) => [type, { schema: answer }]));
    return [status, { description: answer.description ?? 'Success', content }];
  });
  return jsonSchemaTransform({
    ...rest,
    route,
    schema: {
      ...described,
      ...(form ? { body: form, consumes: ['multipart/form-data'] } : {}),
      security: securityOf(route),
      response: { ...Object.fromEntries(answers), ...failures },
    },
  });
};

/** What the guard and `requireSession` require of a request. */
function securityOf({ schema, method, preValidation, config }: RouteOptions) {
  const isSignedIn = [preValidation].flat().some((hook) => hook === requireSession);
  const session = schema?.security ?? (isSignedIn ? [{ session: [] }] : []);
  const isSafe = [method].flat().every((one) => safeMethods.has(one));
  if (isSafe || config?.crossSite) return session;
  return (session.length > 0 ? session : [{}]).map((one) => ({ ...one, csrf: [] }));
}

type Document = ReturnType<typeof jsonSchemaTransformObject>;

/** Adds the tags, and removes schemas that no operation uses. */
function withUsed(document: Document): Document {
  if (!('components' in document)) return document;
  const paths = JSON.stringify(document.paths);
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(JSON.stringify(schemas[name]));
    }
  };
  visit(paths);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return {
    ...document,
    tags: Object.entries(tags)
      .filter(([name]) => paths.includes(`"tags":["${name}"]`))
      .map(([name, description]) => ({ name, description })),
  };
}
