import fc from 'fast-check';
import { type Life, LifeFault, pick, type Steps } from './life.ts';

type Fields = Record<string, unknown>;
const faulty = ['/v1/payment_intents', 'POST /v1/refunds', 'POST /v1/transfers', '/v1/disputes'];
/** By the status of a payment. */
const eventTypes: Readonly<Record<string, string>> = {
  succeeded: 'payment_intent.succeeded',
  requires_action: 'payment_intent.requires_action',
  requires_payment_method: 'payment_intent.payment_failed',
};

/** What happens at the processor; its events are lost, doubled, late, forged or wrong. */
export function processorSteps(life: Life): Steps {
  const { world, stripe } = life;
  /** All that was ever sent or lost. */
  const events: { readonly type: string; readonly object: object }[] = [];

  /** An event with the object as it is, sent so many times: 0 is a lost one. */
  async function tell(type: string, object: object, times: number): Promise<void> {
    const event = { type, object: structuredClone(object) };
    events.push(event);
    for (let sent = 0; sent < times; sent += 1) await world.sendEvent(event.type, event.object);
  }
  const intentsAt = async (index: number): Promise<Fields[]> => {
    const order = await life.orderAt(index);
    if (order === null) return [];
    return stripe.intents.filter(({ transfer_group: group }) => group === `order-${order.id}`);
  };
  const onIntent = (act: (intent: Fields, times: number) => Promise<void>) =>
    fc.tuple(pick, fc.nat(2)).map(([index, times]) => async () => {
      const intents = await intentsAt(index);
      const intent = intents.find(({ status }) => status === 'succeeded') ?? intents.at(-1);
      if (intent) await act(intent, times);
    });
  const disputeOf = ({ id }: Fields) =>
    stripe.disputes.find(({ payment_intent }) => payment_intent === id);
  const endDispute = (status: 'won' | 'lost') =>
    onIntent(async (intent, times) => {
      const dispute = disputeOf(intent);
      if (dispute?.status !== 'needs_response') return;
      await tell('charge.dispute.closed', Object.assign(dispute, { status }), times);
    });
  return {
    dispute: onIntent(async (intent, times) => {
      if (intent.status !== 'succeeded' || disputeOf(intent)) return;
      const { id: payment_intent, amount } = intent;
      const status = 'needs_response';
      const dispute = { id: `dp_${payment_intent}`, payment_intent, amount, status };
      stripe.disputes.push(dispute);
      await tell('charge.dispute.created', dispute, times);
    }),
    win: endDispute('won'),
    lose: endDispute('lost'),
    event: onIntent(async (intent, times) => {
      const type = eventTypes[String(intent.status)];
      if (type) await tell(type, intent, times);
    }),
    lateEvent: fc.tuple(pick, fc.nat(2)).map(([index, times]) => async () => {
      const old = events[index % Math.max(1, events.length)];
      for (let sent = 0; old && sent < times; sent += 1)
        await world.sendEvent(old.type, old.object);
    }),
    forgedEvent: onIntent(async (intent) => {
      const paid = { ...intent, status: 'succeeded', amount_received: intent.amount };
      const status = await world.sendEvent('payment_intent.succeeded', paid, 'whsec_forged');
      if (status !== 400) throw new LifeFault(`a forged event was answered ${status}`);
    }),
    wrongAmount: onIntent(async (intent, times) => {
      const wrong = { ...intent, status: 'succeeded', amount_received: Number(intent.amount) - 1 };
      for (let sent = 0; sent < times; sent += 1) {
        await world.sendEvent('payment_intent.succeeded', wrong);
      }
    }),
    fault: fc
      .tuple(fc.constantFrom(...faulty), fc.constantFrom('lost' as const, 'down' as const))
      .map(
        ([path, fault]) =>
          async () =>
            stripe.fault(path, fault, fault),
      ),
    forget: fc.constant(async () => stripe.forgetKeys()),
  };
}
