import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { toast } from '../../../../lib/toast.ts';
import { useNavigate } from '../../../../lib/use-navigate.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import { fieldLabel } from '../../logic/text-fields.ts';
import desk from '../desk.module.css';

type Props = {
  readonly text: AnswerOf<'texts show'>;
  readonly isReadOnly: boolean;
  readonly mayPublish: boolean;
  /** What was typed is not saved yet. */
  readonly hasUnsaved: boolean;
};

/** Whether visitors see the text and in which version, and the buttons for it. */
export function PublishText({ text, isReadOnly, mayPublish, hasUnsaved }: Props) {
  const { id, kind, version, state, publishedVersion, path, isLinked, wasPublished } = text;
  const run = useRun();
  const navigate = useNavigate();
  const { isSending, failure, send } = useSending();
  const isNewer = publishedVersion !== version;
  const isSound = text.missing.length === 0 && text.problems.length === 0;
  const publish = kind === 'legal' ? 'texts publish-legal' : 'texts publish';
  return (
    <div className={desk.group}>
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      <div className={desk.actions}>
        {!isReadOnly && mayPublish && isNewer && (
          <Button
            disabled={!isSound || hasUnsaved}
            loading={isSending}
            onClick={() =>
              void send(async () => {
                await run(publish, { id, version });
                toast.success('Published: visitors see it now.');
              })
            }
            variant="primary"
          >
            {state === 'published' ? `Publish version ${version}` : 'Publish'}
          </Button>
        )}
        {!isReadOnly && state === 'published' && !isLinked && (
          <Button
            loading={isSending}
            onClick={() =>
              void send(async () => {
                await run('texts unpublish', { id });
                toast.success('Visitors do not see it any more.');
              })
            }
          >
            Unpublish
          </Button>
        )}
        {!isReadOnly && !wasPublished && (
          <ConfirmDialog
            button="Remove the draft"
            cancel="Cancel"
            confirm="Remove"
            description="Visitors never saw it. Its versions go with it."
            failedTitle="Nothing was removed"
            name={`remove-text-${id}`}
            onConfirm={async () => {
              await run('texts remove', { id, version });
              toast.success('The draft is removed.');
              navigate(deskPath('texts'));
            }}
            title="Remove the draft"
          />
        )}
        {state === 'published' && <Link to={path}>See its page</Link>}
      </div>
      <p className={desk.soft}>{stateSentence(text, hasUnsaved, mayPublish)}</p>
    </div>
  );
}

function stateSentence(
  { state, version, publishedVersion, kind, missing, problems }: Props['text'],
  hasUnsaved: boolean,
  mayPublish: boolean,
): string {
  const isNewer = publishedVersion !== version;
  if (!isNewer) return `Visitors see version ${version}, the newest.`;
  const seen =
    state === 'draft'
      ? 'Visitors do not see it.'
      : `Visitors see version ${publishedVersion}; version ${version} is saved.`;
  const lacks = missing.map((name) => fieldLabel(name).toLowerCase()).join(', ');
  if (hasUnsaved) return `${seen} Save what you typed before you publish it.`;
  if (lacks !== '') return `${seen} Before they may, it needs: ${lacks}.`;
  if (problems.length > 0) return `${seen} Before they may, the marked fields need a correction.`;
  if (kind === 'legal' && !mayPublish) return `${seen} An owner puts legal pages in force.`;
  return seen;
}
