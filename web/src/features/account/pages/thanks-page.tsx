import { useParams } from 'react-router';
import { BidThanks } from '../components/bid-thanks.tsx';
import { OrderThanks } from '../components/order-thanks.tsx';
import { SubmissionThanks } from '../components/submission-thanks.tsx';
import { ThanksFor } from '../components/thanks-for.tsx';

/** Where a finished trade or submission leads: what was agreed, and what happens next. */
export function ThanksPage() {
  const { kind, id: text } = useParams();
  const number = Number(text);
  const id = Number.isSafeInteger(number) && number > 0 ? number : null;
  const key = `${kind}/${id}`;
  switch (kind) {
    case 'bid':
      return <BidThanks id={id} key={key} />;
    case 'purchase':
      return <OrderThanks id={id} key={key} side="buyer" />;
    case 'sale':
      return <OrderThanks id={id} key={key} side="seller" />;
    case 'submission':
      return <SubmissionThanks id={id} key={key} />;
    default:
      return <ThanksFor read={null}>{() => null}</ThanksFor>;
  }
}
