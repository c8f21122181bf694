import { runOperator } from '../../../product-api/operator/run-operator.ts';
import type { Market } from './market.ts';

/** The operator's command line on a market: output and exit code of a call. */
export function terminalOf(market: Market, dataDir?: string) {
  return async (...argv: string[]) => {
    const said = { out: '', err: '' };
    const terminal = {
      out(text: string) {
        said.out += text;
      },
      err(text: string) {
        said.err += text;
      },
    };
    const context = { market, actor: 'operator:test', dataDir };
    const code = await runOperator(argv, terminal, (use) => use(context));
    return { code, ...said };
  };
}
