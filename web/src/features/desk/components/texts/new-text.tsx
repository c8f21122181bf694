import { useState } from 'react';
import { slugify } from '../../../../../../shared/domain/paths.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useNavigate } from '../../../../lib/use-navigate.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useKeys } from '../../hooks/use-keys.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import { kindWords } from '../../logic/text-fields.ts';
import desk from '../desk.module.css';

const kinds = [
  { value: 'article', label: kindWords.article },
  { value: 'how-it-works', label: kindWords['how-it-works'] },
];

/** Makes a draft and opens it; the key n opens the dialog. */
export function NewText() {
  const [isOpen, setOpen] = useState(false);
  useKeys({ n: () => setOpen(true) });
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="primary">
        New text
      </Button>
      <Dialog
        description="It begins as a draft, which visitors do not see."
        onClose={() => setOpen(false)}
        open={isOpen}
        title="New text"
      >
        {isOpen && <NewForm />}
      </Dialog>
    </>
  );
}

function NewForm() {
  const run = useRun();
  const navigate = useNavigate();
  const [kind, setKind] = useState<'article' | 'how-it-works'>('article');
  const [title, setTitle] = useState('');
  const [typedSlug, setTypedSlug] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const { isSending, failure, send } = useSending();
  const slug = typedSlug ?? (title.trim() === '' ? '' : slugify(title).slice(0, 100));
  return (
    <form
      className={desk.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() === '' || slug === '') return;
        setTaken(false);
        void send(async () => {
          const day = new Date().toISOString().slice(0, 10);
          const added = run('texts add', { kind, title: title.trim(), slug, day });
          const { id } = await added.catch((error: unknown) => {
            setTaken(
              error instanceof ApiError &&
                (error.code === 'text.address-taken' ||
                  error.issues.some(({ path }) => path === 'slug')),
            );
            throw error;
          });
          navigate(deskPath('texts', id));
        });
      }}
    >
      <SelectField
        label="Kind"
        onChange={({ target }) =>
          setKind(target.value === 'how-it-works' ? 'how-it-works' : 'article')
        }
        options={kinds}
        value={kind}
      />
      <TextField
        error={isTaken ? undefined : (failure ?? undefined)}
        label="Title"
        maxLength={120}
        onChange={({ target }) => setTitle(target.value)}
        required
        value={title}
      />
      <TextField
        error={isTaken ? (failure ?? undefined) : undefined}
        hint="Part of its address, and stays when the title changes"
        label="Address"
        maxLength={100}
        onChange={({ target }) => setTypedSlug(target.value)}
        required
        value={slug}
      />
      <div className={desk.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          Make the draft
        </Button>
      </div>
    </form>
  );
}
