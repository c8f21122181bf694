import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
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

const RunContext = createContext<Run | null>(null);

/** Runs a writing operation; asks for a code of the second factor where the server wants one. */
export function useRun(): Run {
  const run = use(RunContext);
  if (!run) throw new Error('outside of the desk');
  return run;
}

type Asking = { readonly settle: (isOpen: boolean) => void };

export function RunProvider({ children }: { readonly children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const [asking, setAsking] = useState<Asking | null>(null);
  const mutateRef = useRef(mutate);
  mutateRef.current = mutate;
  const run = useMemo((): Run => {
    const askForCode = () =>
      new Promise<boolean>((resolve) => {
        const settle = (isOpen: boolean) => {
          setAsking(null);
          resolve(isOpen);
        };
        setAsking({ settle });
      });
    return async (name, input) => {
      // One key for the press: a lost answer is not done twice.
      const idempotencyKey = newKey();
      const request = {
        method: 'POST',
        path: operationPath(name),
        body: input,
      } as ApiRequest<AnswerOf<typeof name>>;
      const send = () => apiSend(request, { idempotencyKey });
      try {
        return await send();
      } catch (error) {
        const isAsked = error instanceof ApiError && error.code === 'desk.factor-needed';
        if (!isAsked || !(await askForCode())) throw error;
        return await send();
      } finally {
        void mutateRef.current((key) => typeof key === 'string' && key.startsWith('/api/desk/'));
      }
    };
  }, []);
  return (
    <RunContext value={run}>
      {children}
      <CodeDialog onSettled={(isOpen) => asking?.settle(isOpen)} open={asking !== null} />
    </RunContext>
  );
}
