import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import type { TextKind } from '../../../../../../shared/domain/text-kinds.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useTextPreview } from '../../hooks/use-text-preview.ts';
import { asText } from '../../logic/record-fields.ts';
import { fieldsOf } from '../../logic/text-fields.ts';
import { TextPreview } from './text-preview.tsx';

type Props = {
  readonly id: number;
  readonly kind: TextKind;
  readonly version: number;
  readonly leave: () => void;
};

/** A former version in place of the preview. */
export function FormerVersion({ id, kind, version, leave }: Props) {
  const read = useOperation('texts show', { id, at: version });
  return (
    <Loaded
      failedTitle="We couldn’t load the version"
      loading={<LoadingBlock label="Loading the version" />}
      read={read}
    >
      {(text) => <Shown kind={kind} leave={leave} text={text} version={version} />}
    </Loaded>
  );
}

function Shown({
  text,
  kind,
  version,
  leave,
}: Omit<Props, 'id'> & { readonly text: AnswerOf<'texts show'> }) {
  const values = fieldsOf(kind).map(({ name }) => [name, asText(Object(text)[name])]);
  const preview = useTextPreview(kind, Object.fromEntries(values));
  return (
    <TextPreview
      aside={
        <Button onClick={leave} size="small">
          Back to the preview
        </Button>
      }
      heading={`Version ${version}`}
      kind={kind}
      read={preview}
      takesFocus
    />
  );
}
