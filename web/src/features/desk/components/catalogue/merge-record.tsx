import { useState } from 'react';
import { toast } from '../../../../lib/toast.ts';
import { useNavigate } from '../../../../lib/use-navigate.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import { type Picked, RecordPicker } from './record-picker.tsx';

type Props = { readonly kind: 'artist' | 'artwork'; readonly id: number; readonly name: string };

const moves = {
  artist: 'Works, followers and releases move to the other artist',
  artwork: 'Editions with their trades, saves and releases move to the other artwork',
};

/** Merges a duplicate into the record that stays; its address then redirects there. */
export function MergeRecord({ kind, id, name }: Props) {
  const run = useRun();
  const navigate = useNavigate();
  const [into, setInto] = useState<Picked | null>(null);
  const place = kind === 'artist' ? 'artists' : 'artworks';
  return (
    <ConfirmDialog
      button="Merge into another"
      cancel="Cancel"
      confirm={into === null ? 'Merge' : `Merge into ${into.name}`}
      description={`${moves[kind]}, and the address of ${name} leads there. This cannot be undone.`}
      failedTitle="Nothing was merged"
      isComplete={into !== null}
      name={`merge-${kind}-${id}`}
      onConfirm={async () => {
        if (into === null) return;
        await run(kind === 'artist' ? 'artists merge' : 'artworks merge', { id, into: into.id });
        toast.success(`Merged into ${into.name}.`);
        navigate(deskPath(place, into.id));
      }}
      title={`Merge ${name} into another`}
    >
      <RecordPicker
        label={into === null ? 'The one that stays' : `The one that stays: ${into.name}`}
        of={kind}
        onPick={setInto}
        without={[id]}
      />
    </ConfirmDialog>
  );
}
