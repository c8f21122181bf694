import { useState } from 'react';
import { unaccented } from '../../../../../../shared/domain/unaccented.ts';
import { useNavigate } from '../../../../lib/use-navigate.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import desk from '../desk.module.css';

/** Makes a collection that visitors do not see, and opens it. */
export function NewCollection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="primary">
        New collection
      </Button>
      <Dialog
        description="Visitors do not see it until you publish it."
        onClose={() => setOpen(false)}
        open={isOpen}
        title="New collection"
      >
        {isOpen && <NewForm />}
      </Dialog>
    </>
  );
}

/** 'Works on Blue' as 'works-on-blue'. */
const slugOf = (title: string) =>
  unaccented(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

function NewForm() {
  const run = useRun();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [typedSlug, setSlug] = useState<string | null>(null);
  const { isSending, failure, send } = useSending();
  const slug = typedSlug ?? slugOf(title);
  return (
    <form
      className={desk.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() === '' || slug === '') return;
        void send(async () => {
          const { id } = await run('collections add', { title: title.trim(), slug });
          navigate(deskPath('collections', id));
        });
      }}
    >
      <TextField
        error={failure ?? undefined}
        label="Title"
        maxLength={200}
        onChange={({ target }) => setTitle(target.value)}
        required
        value={title}
      />
      <TextField
        hint={`/collections/${slug || '…'}, which stays as it is`}
        label="Address"
        maxLength={60}
        onChange={({ target }) => setSlug(target.value)}
        required
        value={slug}
      />
      <div className={desk.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          Make the collection
        </Button>
      </div>
    </form>
  );
}
