import { useState } from 'react';
import { useNavigate } from '../../../../lib/use-navigate.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useKeys } from '../../hooks/use-keys.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import desk from '../desk.module.css';
import { ArtistsField } from './artists-field.tsx';

const words = {
  artist: { title: 'New artist', label: 'Name' },
  artwork: { title: 'New artwork', label: 'Title' },
};

/** Makes a draft and opens it; the key n opens the dialog. */
export function NewRecord({ kind }: { readonly kind: 'artist' | 'artwork' }) {
  const [isOpen, setOpen] = useState(false);
  const { title } = words[kind];
  useKeys({ n: () => setOpen(true) });
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="primary">
        {title}
      </Button>
      <Dialog
        description="It begins as a draft, which visitors do not see."
        onClose={() => setOpen(false)}
        open={isOpen}
        title={title}
      >
        {isOpen && <NewForm kind={kind} />}
      </Dialog>
    </>
  );
}

function NewForm({ kind }: { readonly kind: 'artist' | 'artwork' }) {
  const run = useRun();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [artists, setArtists] = useState('');
  const { isSending, failure, send } = useSending();
  const ids = artists.split(',').flatMap((id) => (Number(id) > 0 ? [Number(id)] : []));
  return (
    <form
      className={desk.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        void send(async () => {
          const { id } =
            kind === 'artist'
              ? await run('artists add', { name: name.trim() })
              : await run('artworks add', { name: name.trim(), artists: ids });
          navigate(deskPath(kind === 'artist' ? 'artists' : 'artworks', id));
        });
      }}
    >
      <TextField
        error={failure ?? undefined}
        label={words[kind].label}
        maxLength={200}
        onChange={({ target }) => setName(target.value)}
        required
        value={name}
      />
      {kind === 'artwork' && <ArtistsField label="Artist" onChange={setArtists} value={artists} />}
      <div className={desk.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          Make the draft
        </Button>
      </div>
    </form>
  );
}
