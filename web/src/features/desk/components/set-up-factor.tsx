import { useState } from 'react';
import { renderSVG } from 'uqr';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { confirmFactor, setUpFactor } from '../../../../../shared/api/desk.ts';
import type { FactorSetUp } from '../../../../../shared/desk/session.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { hasPasskeys, makePasskey } from '../logic/passkeys.ts';
import styles from './desk.module.css';

/** Sets up an authenticator app (password, QR code with a first code) or a passkey; recovery codes. */
export function SetUpFactor({ onDone }: { readonly onDone: () => void }) {
  const [setUp, setSetUp] = useState<FactorSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setUp) return <FirstCode onCodes={setCodes} setUp={setUp} />;
  return <Begin onBegun={setSetUp} onCodes={setCodes} />;
}

type BeginProps = {
  readonly onBegun: (setUp: FactorSetUp) => void;
  readonly onCodes: (codes: readonly string[]) => void;
};

function Begin({ onBegun, onCodes }: BeginProps) {
  const [password, setPassword] = useState('');
  const { isSending, failure, send } = useSending();
  const given = password === '' ? {} : { password };
  const begin = () => send(async () => onBegun(await apiSend(apiRequest(setUpFactor, given))));
  const beginWithPasskey = () =>
    send(async () => onCodes((await makePasskey('First passkey', given)).codes ?? []));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <p>
        The desk needs a second factor beside your password: six digits from an app such as Aegis,
        1Password or Google Authenticator, or a passkey of this device or of a security key.
      </p>
      <PasswordField
        autoComplete="current-password"
        error={failure ?? undefined}
        hint="Leave it empty if you sign in with Google or Apple."
        label="Your password"
        onChange={({ target }) => setPassword(target.value)}
        value={password}
      />
      <div className={styles.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          Set up an app
        </Button>
        {hasPasskeys() && (
          <Button loading={isSending} onClick={() => void beginWithPasskey()}>
            Set up a passkey
          </Button>
        )}
      </div>
    </form>
  );
}

function FirstCode({
  setUp,
  onCodes,
}: {
  readonly setUp: FactorSetUp;
  readonly onCodes: (codes: readonly string[]) => void;
}) {
  const [code, setCode] = useState('');
  const { isSending, failure, send } = useSending();
  const confirm = () =>
    send(async () => onCodes((await apiSend(apiRequest(confirmFactor, { code }))).codes));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p>Scan this with your app, or type the key in. Then enter the six digits that it shows.</p>
      <img
        alt="QR code of the key"
        className={styles.qr}
        height={220}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(setUp.uri))}`}
        width={220}
      />
      <p>
        Key: <code className={styles.key}>{setUp.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        autoComplete="one-time-code"
        error={failure ?? undefined}
        inputMode="numeric"
        label="Code"
        onChange={({ target }) => setCode(target.value)}
        value={code}
      />
      <Button loading={isSending} type="submit" variant="primary">
        Continue
      </Button>
    </form>
  );
}

function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  return (
    <div className={styles.form}>
      <h2 className={styles.subtitle}>Recovery codes</h2>
      <p>
        If you lose your phone or key, each of these opens the desk once. Print them or keep them in
        a password manager: they are not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onDone} variant="primary">
          I have kept them
        </Button>
      </div>
    </div>
  );
}
