import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiRequest } from '../../../../../shared/api/call.ts';
import { operationPath } from '../../../../../shared/desk/operation-path.ts';
import type { AnswerOf, InputOf, OperationName } from '../../../../../shared/desk/operations.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { CodeDialog } from '../components/code-dialog.tsx';

type Run = <Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
) => Promise<AnswerOf<Name>>;

/** Sends a writing operation, without asking for the second factor. */
export function sendOperation<Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
  { idempotencyKey = newKey(), keepalive = false } = {},
): Promise<AnswerOf<Name>> {
  const request = { method: 'POST', path: operationPath(name), body: input } as const;
  return apiSend(request as ApiRequest<AnswerOf<Name>>, { idempotencyKey, keepalive });
}

/** Makes a call again after it was refused for want of the second factor. */
type Confirmed = <Result>(call: () => Promise<Result>) => Promise<Result>;

const RunContext = createContext<{ readonly run: Run; readonly confirmed: Confirmed } | null>(null);

/** Runs a writing operation; asks for a code of the second factor where the server wants one. */
export function useRun(): Run {
  return useRunContext().run;
}

/** For calls that are no operation, such as those of one's own passkeys. */
export function useConfirmed(): Confirmed {
  return useRunContext().confirmed;
}

function useRunContext() {
  const context = use(RunContext);
  if (!context) throw new Error('outside of the desk');
  return context;
}

type Asking = { readonly settle: (isOpen: boolean) => void };

type Props = { readonly hasPasskey: boolean; readonly children: ReactNode };

export function RunProvider({ hasPasskey, children }: Props) {
  const { mutate } = useSWRConfig();
  const [asking, setAsking] = useState<Asking | null>(null);
  const context = useMemo(() => {
    const askForCode = () =>
      new Promise<boolean>((resolve) => {
        const settle = (isOpen: boolean) => {
          setAsking(null);
          resolve(isOpen);
        };
        setAsking({ settle });
      });
    const confirmed: Confirmed = async (send) => {
      try {
        return await send();
      } catch (error) {
        const isAsked = error instanceof ApiError && error.code === 'desk.factor-needed';
        if (!isAsked || !(await askForCode())) throw error;
        return await send();
      } finally {
        void mutate((key) => typeof key === 'string' && key.startsWith('/api/desk/'));
      }
    };
    const run: Run = (name, input) => {
      // One key for the press: a lost answer is not done twice.
      const idempotencyKey = newKey();
      return confirmed(() => sendOperation(name, input, { idempotencyKey }));
    };
    return { run, confirmed };
  }, [mutate]);
  return (
    <RunContext value={context}>
      {children}
      <CodeDialog
        hasPasskey={hasPasskey}
        onSettled={(isOpen) => asking?.settle(isOpen)}
        open={asking !== null}
      />
    </RunContext>
  );
}
