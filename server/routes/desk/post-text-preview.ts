import { api } from '../../../shared/api/api.ts';
import { textPreview, textPreviewBody } from '../../../shared/desk/text-preview.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { runOperation } from '../../upstream/desk.ts';
import { richText } from '../../views/rich-text.ts';
import { operation } from '../operation.ts';
import { deskBodyLimit } from './body-limit.ts';
import { forOperation } from './for-operation.ts';

/** The operation `texts preview`, in the elements that a page of visitors has. */
export const postTextPreviewRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.previewText, {
      tags: ['desk'],
      summary: 'Preview a text',
      description:
        'As visitors will see it, while it is written: nothing is saved. For every role.',
      body: textPreviewBody,
      answer: textPreview,
    }),
    bodyLimit: deskBodyLimit,
    ...forOperation(deps, 'texts preview'),
    handler: async (request) => {
      const { html, ...preview } = await runOperation(
        deps.upstream,
        callerOf(request),
        'texts preview',
        request.body,
      );
      return { ...preview, text: richText(html) };
    },
  });
};
